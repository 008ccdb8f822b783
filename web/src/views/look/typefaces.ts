/** The typefaces of languages that have letters which the page's own lack: fetched once such a language is spoken. */
const typefaces: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('../../assets/fonts/ar/typefaces.css'),
  ja: () => import('../../assets/fonts/ja/typefaces.css'),
  pl: () => import('../../assets/fonts/pl/typefaces.css'),
  'zh-Hans': () => import('../../assets/fonts/zh-Hans/typefaces.css'),
}

/** Without a network, and never had before, the device's own stand in for them. */
export async function fetchTypefaces(language: string): Promise<void> {
  await typefaces[language]?.().catch(() => undefined)
}
