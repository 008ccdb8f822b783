/** Resolves when what was just put on the page has been painted: then there is time for everything else. */
export const whenPainted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
