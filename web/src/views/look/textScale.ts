/** The browser's text size as a factor of the usual one; 1 if the user has not changed it. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
