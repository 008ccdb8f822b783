/**
 * The messages and terms of some catalogues. Each is parsed by Fluent only when asked for: parsing all takes as long as
 * drawing the first page. Python does the same (`Entries` in `src/openhearts/wording.py`).
 */
import { FluentResource, type FluentBundle } from '@fluent/bundle'

export class Entries {
  private readonly unread = new Map<string, string>()

  /** Adds the text of a catalogue file. An entry begins with its name; continuation lines are indented. */
  add(file: string): void {
    for (const entry of file.split(/\n(?=-?[a-z])/i)) this.unread.set(/^[\w-]*/.exec(entry)?.[0] ?? '', entry)
  }

  /** Adds this entry, if it exists, and everything it refers to, to the bundle. */
  read(name: string, into: FluentBundle): void {
    const entry = this.unread.get(name)
    if (entry === undefined) return
    this.unread.delete(name)
    for (const [each] of entry.matchAll(/-?[a-z][\w-]*/gi)) this.read(each, into)
    into.addResource(new FluentResource(entry))
  }
}
