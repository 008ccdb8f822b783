/** What web/catalogues.ts makes of the folders in `locales/`. */

declare module 'virtual:catalogues/en' {
  const catalogues: Readonly<Record<string, () => Promise<string>>>
  export default catalogues
}

declare module 'virtual:languages' {
  const languages: Readonly<Record<string, () => Promise<Readonly<Record<string, () => Promise<string>>>>>>
  export default languages
}
