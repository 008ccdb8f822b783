/**
 * The messages and terms of some catalogues. Fluent reads each only when it is asked for: to read them all takes as long as
 * to draw the first page. Python does the same (`Entries` in `src/openhearts/wording.py`).
 */
import { FluentResource, type FluentBundle } from '@fluent/bundle'

export class Entries {
  private readonly unread = new Map<string, string>()

  /** The text of a catalogue file: an entry begins with its name, and what goes on is indented. */
  add(file: string): void {
    for (const entry of file.split(/\n(?=-?[a-z])/i)) this.unread.set(/^[\w-]*/.exec(entry)?.[0] ?? '', entry)
  }

  /** Gives the bundle this entry, if there is one, and all that it refers to. */
  read(name: string, into: FluentBundle): void {
    const entry = this.unread.get(name)
    if (entry === undefined) return
    this.unread.delete(name)
    for (const [each] of entry.matchAll(/-?[a-z][\w-]*/gi)) this.read(each, into)
    into.addResource(new FluentResource(entry))
  }
}
