/**
 * Finds what can't be read on a screen: text under something painted above it, text on a card, text cut off or outside
 * of the window, words broken in the middle, and cards and buttons that leave the window or their panel. Lines hidden
 * in a scrolling area are scrolled into view first.
 */
import type { Page } from 'playwright-core'

/**
 * A sentence for each thing that can't be read or reached; none on a good screen. `front` covers the rest on purpose.
 */
export function illegible(page: Page, front = 'dialog[open]'): Promise<readonly string[]> {
  // This runs in the page, which only knows what it is sent.
  const sent = [findIllegible, settled, laidSolid, kept, drawnIn, whatHides, textIn, thingsIn, fieldsCut, nameOf, kin]
  const told = [...sent, faultIn, cutOff, covered].join('\n')
  return page.evaluate(`(() => { ${told}\nreturn findIllegible(${JSON.stringify(front)}) })()`)
}

/** A line of text, or something that must be wholly visible. */
interface Part {
  readonly element: Element
  readonly about: string
  readonly text: boolean
  /** Returns its current box. */
  readonly box: () => DOMRect | undefined
}
type Drawn = ReturnType<typeof drawnIn>
type Hides = ReturnType<typeof whatHides>

async function findIllegible(front: string): Promise<readonly string[]> {
  await settled()
  const restore = laidSolid()
  const root = [...document.querySelectorAll(front)].at(-1) ?? document.body
  const page = document.scrollingElement ?? document.body
  const drawn = drawnIn(page)
  const hides = whatHides(drawn)
  const text = textIn(root, drawn)
  const parts = [...text.lines, ...thingsIn(root, drawn)]
  const found = parts.length > 0 || root.querySelector('img') ? text.broken : ['there is nothing to read']
  found.push(...fieldsCut(root, drawn))
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`)

  const scrolled = new Set<Element>()
  /** Scrolls it to the middle, from the innermost scrolling area outwards. */
  const bringIn = ({ element, box }: Part): void => {
    for (const each of [...drawn.clips(element).filter(drawn.scrolls), page]) {
      const edge =
        each === page ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : each.getBoundingClientRect()
      const at = box() as DOMRect
      const x = at.left + at.width / 2 - edge.left - edge.width / 2
      const y = at.top + at.height / 2 - edge.top - edge.height / 2
      each.scrollBy({ left: x, top: y, behavior: 'instant' })
      scrolled.add(each)
      text.moved()
    }
  }
  for (let left: readonly Part[] = parts; left.length > 0;) {
    text.moved()
    const bad = left.flatMap((part) => {
      const what = faultIn(part, drawn, hides)
      return what === null ? [] : [{ part, what }]
    })
    const next = bad.find(({ part }) => drawn.rolling(part.element))?.part
    if (!next) found.push(...bad.map(({ part, what }) => `${part.about} ${what}`))
    else {
      bringIn(next)
      const still = faultIn(next, drawn, hides)
      if (still !== null) found.push(`${next.about} ${still}`)
    }
    left = next ? bad.map(({ part }) => part).filter((part) => part !== next) : []
  }
  for (const each of scrolled) each.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  restore()
  return [...new Set(found)]
}

/** Finishes animations caused by resizing the window, and those that they cause. */
async function settled(): Promise<void> {
  for (let frames = 0, moving = 1; frames < 8 && (moving > 0 || frames < 3); frames++) {
    await new Promise((done) => requestAnimationFrame(done))
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    for (const each of ending) each.finish()
    moving = ending.length
  }
}

/** Makes elements that ignore clicks count as covering, and elements that tests don't paint visible. */
function laidSolid(): () => void {
  const solid = Object.assign(document.createElement('style'), {
    textContent: 'html { opacity: 1 !important } * { pointer-events: auto !important }',
  })
  document.head.append(solid)
  return () => solid.remove()
}

function nameOf(element: Element): string {
  return element.getAttribute('data-testid') ?? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`
}

function kin(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one)
}

/** Remembers the result for each element. */
function kept<Value>(find: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>()
  return (element) => {
    const value = known.get(element) ?? find(element)
    known.set(element, value)
    return value
  }
}

/** The style of each element, and the areas that clip it. */
function drawnIn(page: Element) {
  const style = kept((element) => getComputedStyle(element))
  /** The ancestors that clip an element; some of them scroll. */
  const clips = kept((element) => {
    const all: Element[] = []
    // An absolute element is clipped from its containing block on, a fixed one by the window only.
    let free = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, transform } = style(at)
      if (free && position === 'static' && transform === 'none') continue
      if (overflowX !== 'visible' || overflowY !== 'visible') all.push(at)
      if (position === 'fixed') break
      free = position === 'absolute'
    }
    return all
  })
  const scrolls = (each: Element): boolean =>
    (/auto|scroll/.test(style(each).overflowY) && each.scrollHeight > each.clientHeight + 1) ||
    (/auto|scroll/.test(style(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
  const rolling = kept((element) => clips(element).some(scrolls) || page.scrollHeight > innerHeight + 1)
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** For screen readers only, or not there at all. */
  const unseen = (element: Element): boolean =>
    !shown(element) || clips(element).some((each) => style(each).overflowX === 'hidden' && each.clientWidth <= 1)
  return { style, clips, scrolls, rolling, shown, unseen }
}

/** What spoils a text that lies under or on an element. */
function whatHides({ style, shown }: Drawn) {
  /** Whether an element hides what lies under it. */
  const paints = (element: Element, x: number, y: number, text = true): boolean => {
    if (!shown(element)) return false
    if (element.matches('img, video, canvas, svg *')) return true
    const { backgroundColor, backgroundImage } = style(element)
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor)
    if (backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.04) return true
    return [...element.childNodes].some((node) => {
      if (!text || node.nodeType !== Node.TEXT_NODE) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    })
  }
  /** A card, or something with an edge all around. */
  const edged = (element: Element): boolean => {
    const { outlineStyle, borderTopWidth, borderBottomWidth, borderTopColor } = style(element)
    if (element.matches('.playing-card, .slot')) return shown(element)
    const border = Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) > 0
    return (
      shown(element) &&
      element !== document.activeElement &&
      (outlineStyle !== 'none' || (border && !/, 0\)$/.test(borderTopColor)))
    )
  }
  return { paints, edged }
}

/** Why the part is not wholly visible where it is now; null if it is. */
function faultIn(part: Part, drawn: Drawn, hides: Hides): string | null {
  const at = part.box()
  if (!at || at.width < 1 || at.height < 1) return null
  // Cards of a hand overlap.
  const lies = part.element.matches('.playing-card')
  return cutOff(part, at, drawn) ?? (lies ? null : covered(part, at, hides))
}

/** Whether the part leaves its container. */
function cutOff({ element, text }: Part, at: DOMRect, { clips, style }: Drawn): string | null {
  // The box of a line is higher than its letters.
  const slack = text ? at.height * 0.22 : 2
  if (at.left < -1 || at.right > innerWidth + 1) return 'leaves the window at a side'
  if (at.top < -slack || at.bottom > innerHeight + slack) return 'leaves the window'
  for (const each of clips(element)) {
    const { overflowX, overflowY, textOverflow } = style(each)
    const edge = each.getBoundingClientRect()
    // An ellipsis replaces a letter as soon as anything is too wide.
    const spare = textOverflow === 'ellipsis' ? 0.1 : 1.5
    if (overflowX !== 'visible' && (at.left < edge.left - spare || at.right > edge.right + spare))
      return textOverflow === 'ellipsis' ? 'is cut with dots' : `is cut by ${nameOf(each)}`
    if (overflowY !== 'visible' && (at.top < edge.top - slack || at.bottom > edge.bottom + slack))
      return `is cut by ${nameOf(each)}`
  }
  const panel = element.closest('.panel')?.getBoundingClientRect()
  return panel && (at.left < panel.left - 1 || at.right > panel.right + 1) ? 'runs over its panel' : null
}

/** Whether something lies on the part, or the part on something it must not cover. Checks points along it. */
function covered({ element, text }: Part, at: DOMRect, { paints, edged }: Hides): string | null {
  let covers = 0
  const points = text ? Math.min(14, Math.max(4, Math.ceil(at.width / 20))) : 3
  for (let i = 0; i < points; i++) {
    const x = at.left + (at.width * (i + 0.5)) / points
    const y = at.top + at.height * (text ? [0.36, 0.64][i % 2]! : 0.5)
    // Finding everything at a point takes three times as long as finding the topmost element.
    const top = text && i % 3 === 0 ? null : document.elementFromPoint(x, y)
    if (top && kin(element, top)) continue
    const stack = document.elementsFromPoint(x, y)
    const own = stack.findIndex((each) => kin(element, each))
    const above = stack.slice(0, own < 0 ? undefined : own).find((each) => paints(each, x, y))
    // A button may be covered in part by others in its row; most of it must be free.
    if (above && (text || (covers += 1) > 1)) return `lies under ${nameOf(above)}`
    if (above) continue
    if (own < 0) return 'is hidden'
    if (!text) continue
    // With a background of its own, text may lie on a card, but not on another element's edge.
    const plate = stack.findIndex((each, n) => n >= own && kin(element, each) && paints(each, x, y, false))
    const on = stack.slice(own, plate < 0 ? undefined : plate).find((each) => !kin(each, element) && edged(each))
    if (on) return `lies on ${nameOf(on)}`
  }
  return null
}

/** The lines of text, and a report on broken words. `moved`: something was scrolled, and all boxes with it. */
function textIn(root: Element, { unseen }: Drawn) {
  const lines: Part[] = []
  const broken: string[] = []
  let boxes = new Map<Range, DOMRectList>()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || element.matches('option, style, script, noscript') || unseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rows = (): DOMRectList => {
      const all = boxes.get(range) ?? range.getClientRects()
      boxes.set(range, all)
      return all
    }
    // Not in Chinese and Japanese, which may break anywhere, nor where a soft hyphen of the catalogue allows it.
    const words =
      rows().length > 1 ? node.data.matchAll(/(?:(?!\p{Ideographic}|[\u3000-\u30ff])[\p{L}\p{M}\u00ad]){2,}/gu) : []
    for (const { 0: word, index } of words) {
      if (word.includes('\u00ad')) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(`“${word}” is broken in the middle`)
    }
    range.selectNodeContents(node)
    for (let row = 0; row < rows().length; row++)
      lines.push({ element, text: true, about: `“${node.data.trim()}”`, box: () => rows()[row] })
  }
  const moved = (): void => void (boxes = new Map())
  return { lines, broken, moved }
}

/** Controls, fields and cards. */
function thingsIn(root: Element, { unseen }: Drawn): readonly Part[] {
  const all = root.querySelectorAll('button, a, input, select, textarea, [role="spinbutton"], .playing-card')
  return [...all]
    .filter((element) => !unseen(element))
    .map((element) => ({
      element,
      text: false,
      about: nameOf(element),
      box: () => element.getBoundingClientRect(),
    }))
}

/** The texts of fields that are too narrow for them. */
function fieldsCut(root: Element, { style, unseen }: Drawn): readonly string[] {
  const ruler = document.createElement('canvas').getContext('2d')
  const found: string[] = []
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[type="text"], select')) {
    if (unseen(field) || !ruler || field.matches('[readonly]')) continue
    const said = field.matches('select')
      ? ((field as HTMLSelectElement).selectedOptions[0]?.text ?? '')
      : field.value || (field as HTMLInputElement).placeholder
    const { font, paddingLeft, paddingRight } = style(field)
    ruler.font = font
    if (ruler.measureText(said).width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 2)
      found.push(`“${said}” in ${nameOf(field)} is cut`)
  }
  return found
}
