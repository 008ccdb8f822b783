/** Chips and what they are worth, as text. Counts nothing: the core settles, in whole numbers of 1/unit chip. */
import type { RulesInfo } from '../../core/types'
import { padWords } from '../../i18n/pad'

export interface Settlement {
  readonly kind: string
  /** Of one chip, in the players' own money. */
  readonly value: number
  readonly buyIn: number
  readonly splitTwo: boolean
}

/** How checked rules settle. */
export function settlementOf(info: RulesInfo): Settlement {
  const written = info.rules['settlement']
  const parts = typeof written === 'object' && written !== null ? (written as Record<string, unknown>) : {}
  return {
    kind: String(parts['kind'] ?? written ?? 'none'),
    value: Number(parts['chip_value'] ?? 1),
    buyIn: Number(parts['buy_in'] ?? 100),
    splitTwo: parts['split_two'] === true,
  }
}

/** "12", "−3¼", "+8 2/7": quarters and halves have signs of their own. */
export function chipsText(parts: number, unit: number, signed = false): string {
  const size = Math.abs(parts)
  const whole = Math.floor(size / unit)
  const rest = size % unit
  const sign = parts < 0 ? '−' : signed && parts > 0 ? '+' : ''
  if (rest === 0) return `${sign}${whole}`
  const known: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
  const fraction = known[rest / unit]
  if (fraction !== undefined) return `${sign}${whole || ''}${fraction}`
  return `${sign}${whole ? `${whole} ` : ''}${rest}/${unit}`
}

/** What the chips are worth, with the decimals that the value of a chip needs; empty where a chip is worth just one. */
export function moneyText(parts: number, unit: number, value: number): string {
  if (value === 1) return ''
  const decimals = Math.max(2, (String(value).split('.')[1] ?? '').length)
  const text = ((Math.abs(parts) / unit) * value).toFixed(decimals)
  return padWords.money(`${parts < 0 && Number(text) !== 0 ? '−' : ''}${text}`)
}

/** The two together: "12 chips", "12 chips (0.60)". */
export function chipsAndMoney(parts: number, unit: number, value: number): string {
  const money = moneyText(parts, unit, value)
  const chips = padWords.chips(chipsText(parts, unit), Math.abs(parts) === unit)
  return money ? `${chips} (${money})` : chips
}
