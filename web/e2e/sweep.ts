/**
 * Sweeps: the same walk through many kinds of games, every rule, both themes, or both sizes. They take long, and what
 * they find shows at either size; so each size takes every other case, or every case with SWEEPS=all.
 */
import { test } from 'vitest'
import { sizeNames, type Size } from './browser'

const all = process.env['SWEEPS'] === 'all'

/** Whether it is this size's turn to take the case of that number. */
const isTurn = (number: number, size: Size): boolean => all || number % sizeNames.length === sizeNames.indexOf(size)

/** The cases for this size. */
export const inTurns = <Case>(cases: readonly Case[], size: Size): Case[] => cases.filter((_, n) => isTurn(n, size))

/** `test` for walks that are the same at either size; runs this size's share of a file's tests. */
export function testInTurns(size: Size): (name: string, go: () => Promise<void>) => void {
  let number = 0
  return (name, go) => test.runIf(isTurn(number++, size))(name, go)
}

/** The sizes for a walk that is the same at either and alone in its file. */
export const mostly = (size: Size): readonly Size[] => (all ? sizeNames : [size])
