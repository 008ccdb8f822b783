/** The virtual modules that web/catalogues.ts makes of the folders in `locales/`. */

declare module 'virtual:languages' {
  const tags: readonly string[]
  export default tags
}

declare module 'virtual:english' {
  const files: Readonly<Record<string, () => Promise<string>>>
  export default files
}

declare module 'virtual:catalogues' {
  const languages: Readonly<Record<string, Readonly<Record<string, () => Promise<string>>>>>
  export default languages
}
