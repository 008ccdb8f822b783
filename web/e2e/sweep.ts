/**
 * Sweeps: the same walk through many kinds of games, every rule, both lights. They take long, and what they find shows at
 * either size; so each size takes every other case, and with SWEEPS=all every case.
 */
import { sizeNames, type Size } from './browser'

const all = process.env['SWEEPS'] === 'all'

/** Whether the case of that number is for this size. */
const isTurn = (number: number, size: Size): boolean => all || number % sizeNames.length === sizeNames.indexOf(size)

/** Of all cases, those for this size. */
export const inTurns = <Case>(cases: readonly Case[], size: Size): Case[] => cases.filter((_, n) => isTurn(n, size))
