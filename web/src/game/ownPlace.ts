/** A place for a single game that is stored on its own, apart from the ordinary saved games. */
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
