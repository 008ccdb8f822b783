/** How much larger the browser writes than usual, as it was told to; 1 if it wasn't. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
