/** A place for one game that is kept by itself, beside those of the first page. */
import type { Savegame, Savegames } from '../storage/savegame'

export function ownPlace(save: (kept: Savegame) => boolean): Savegames {
  const nothing = (): void => undefined
  return {
    candidates: () => [],
    take: nothing,
    begin: nothing,
    setAside: nothing,
    finished: () => [],
    tell: nothing,
    save,
  }
}
