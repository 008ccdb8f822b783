/** Values of fields in a few words, as people read them: for what is standard, and for what the page can't show else. */
import type { Field } from '../../core/types'
import { words } from '../../i18n/en'
import { editorWords } from '../../i18n/rooms'
import { settlementOf } from '../../state/editor'
import { isObject } from '../../core/objects'
import { worths } from '../../state/points'

const marks: Readonly<Record<string, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' }

/** "10♦" */
export const markOf = (card: string): string => `${card[0] === 'T' ? '10' : card[0]}${marks[card[1] ?? ''] ?? card[1]}`

export function valueText(field: Field, value: unknown): string {
  const named = field.values?.find((each) => each.value === value || each.value === String(value))
  switch (field.kind) {
    case 'flag':
      return named?.label ?? (value === true ? editorWords.on : editorWords.off).toLowerCase()
    case 'choice':
      return named?.label ?? raw(value)
    case 'settlement': {
      const { kind } = settlementOf(value)
      return field.values?.find((each) => each.value === kind)?.label ?? raw(value)
    }
    case 'amount':
      return value === 'off' ? editorWords.amountOff.toLowerCase() : raw(value)
    case 'card':
      return typeof value === 'string' ? markOf(value) : raw(value)
    case 'cards':
      if (value === field.default && field.default_words) return field.default_words
      if (!Array.isArray(value)) return raw(value)
      return value.length === 0 ? editorWords.none.toLowerCase() : (value as string[]).map(markOf).join(' ')
    case 'cycle':
      if (value === field.default && field.default_words) return field.default_words
      return Array.isArray(value) ? (value as string[]).map((way) => words.rules.way(way)).join(', ') : raw(value)
    case 'points':
      return isObject(value)
        ? worths(value)
            .map(({ suit, card, least, most }) => {
              const number = least === most ? words.amount(least) : `${words.amount(least)}–${words.amount(most)}`
              return `${card === null ? marks[suit] : markOf(card)} ${number}`
            })
            .join(', ')
        : raw(value)
    case 'end':
      if (!isObject(value)) return raw(value)
      if (typeof value['target'] === 'number') return words.toTarget(value['target'])
      return typeof value['hands'] === 'number' ? words.hands(value['hands']) : raw(value)
    case 'count':
      return value === field.default && field.default_words ? field.default_words : raw(value)
  }
}

/** Whatever it is, to be seen. */
export const raw = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
