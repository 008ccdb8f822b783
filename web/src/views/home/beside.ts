/** What stands beside the way to play, loaded together. */
export { default as LiveTable } from './LiveTable.svelte'
export { default as OwnSeat } from './OwnSeat.svelte'
export { default as Today } from './Today.svelte'
