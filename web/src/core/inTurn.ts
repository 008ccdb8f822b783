/** One thing at a time: what is asked waits for all that was asked before it. What fails, fails for its asker alone. */
export type InTurn = <T>(what: () => T | Promise<T>) => Promise<T>

export function inTurn(): InTurn {
  let turn: Promise<unknown> = Promise.resolve()
  return (what) => {
    const answer = turn.then(what)
    turn = answer.catch(() => undefined)
    return answer
  }
}
