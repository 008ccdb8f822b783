/** The answers of a core that still says English, as if it said messages. */
import type { Message } from './types'

const said = (text: unknown): Message => ({ id: 'input-text', args: { text } })
type Old = Record<string, any>

export function oldRefusal(text: string): string {
  if (text.startsWith('{')) return text
  const [, field, why = text] = /^([a-z_]+): ([^]*)$/.exec(text) ?? []
  return JSON.stringify({ ...(field === undefined ? {} : { field }), ...said(why) })
}

export const oldField = (row: Old): Old => ({
  ...row,
  ...(row['values'] ? { values: row['values'].map((each: any) => String(each.value ?? each)) } : {}),
})

export const oldRules = (info: Old): Old =>
  typeof info['line'] === 'string' ? { ...info, line: [...start(info['rules']), ...info['line'].split(' · ').slice(2).map(said)] } : info
const start = ({ players, end }: Old): Message[] => [
  { id: 'differs-players', args: { players } },
  { id: 'target' in end ? 'differs-end-target' : 'differs-end-hands', args: end },
]

export const oldSheet = (parts: Old[]): Old[] =>
  parts.map((part) =>
    typeof part['title'] === 'string' ? { title: said(part['title']), text: part['text'].map(said) } : part,
  )

export const oldWhy = (advice: Old): Old =>
  typeof advice['why'] === 'string' ? { ...advice, why: [said(advice['why'])] } : advice

export const oldPad = (sheet: Old): Old => ({
  ...sheet,
  fault: sheet['fault'] && { message: said(sheet['fault'].words), ...sheet['fault'] },
  hands: sheet['hands'].map((hand: Old) => ({
    ...hand,
    settled: hand['settled'] && {
      ...hand['settled'],
      lines: hand['settled'].lines.map((line: Old) => (line['id'] ? line : said(line['text']))),
    },
  })),
})
