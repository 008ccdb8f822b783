/** Bids with a button of their own: the least, the most, and round ones between, `count` at most. Numbers only. */

const ROUND = [2, 5, 10, 15, 25, 40, 60, 100, 150, 250, 400, 600]

export function bidSteps(least: number, most: number, count = 5): readonly number[] {
  const steps = [least]
  for (const part of [1, 1000, 1_000_000]) {
    for (const round of ROUND) {
      const bid = round * part
      if (steps.length < count - 1 && bid >= (steps.at(-1) ?? 0) * 1.5 && bid < most) steps.push(bid)
    }
  }
  return most > (steps.at(-1) ?? most) ? [...steps, most] : steps
}
