/** Runs tasks one at a time: each waits for all that came before. A failure concerns only its own caller. */
export type InTurn = <T>(what: () => T | Promise<T>) => Promise<T>

export function inTurn(): InTurn {
  let turn: Promise<unknown> = Promise.resolve()
  return (what) => {
    const answer = turn.then(what)
    turn = answer.catch(() => undefined)
    return answer
  }
}
