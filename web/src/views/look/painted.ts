/** When what has just been put on the page has been painted: from then on there is time for what it doesn't wait for. */
export const whenPainted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
