/** Typefaces for languages whose letters the page's own lack, loaded once such a language is used. */
const typefaces: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('../../assets/fonts/ar/typefaces.css'),
  ja: () => import('../../assets/fonts/ja/typefaces.css'),
  pl: () => import('../../assets/fonts/pl/typefaces.css'),
  'zh-Hans': () => import('../../assets/fonts/zh-Hans/typefaces.css'),
}

/** If they can't be loaded, the device's own typefaces stand in. */
export async function fetchTypefaces(language: string): Promise<void> {
  await typefaces[language]?.().catch(() => undefined)
}
