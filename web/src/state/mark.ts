/** Equal marks mean equal texts. */
export function markOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    one = Math.imul(one ^ unit, 2654435761)
    other = Math.imul(other ^ unit, 1597334677)
  }
  return `${text.length}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}
