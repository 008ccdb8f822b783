/** What stands beside the way to play, fetched together. */
export { default as LiveTable } from './LiveTable.svelte'
export { default as Today } from './Today.svelte'
