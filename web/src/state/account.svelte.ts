/** What somebody does about how they sign in here, what is kept of them, and leaving. Draws nothing. */
import { message, type AnyMessage } from '../core/types'
import { ApiError, type Api, type Me, type Passkey, type Strength } from '../people/api'
import type { Passkeys } from '../people/passkeys'
import { words } from '../words/words.svelte'

export class Account {
  busy = $state(false)
  /** Why the last thing was not done. */
  trouble: AnyMessage | null = $state.raw(null)
  readonly passkeys: Passkeys
  #api: Api
  /** Somebody else is known here from now on, or nobody. */
  #entered: (me: Me | null) => Promise<void>

  constructor(api: Api, passkeys: Passkeys, entered: (me: Me | null) => Promise<void>) {
    this.#api = api
    this.passkeys = passkeys
    this.#entered = entered
  }

  /** Something else is asked now. */
  calm(): void {
    this.trouble = null
  }

  // Each is true if it was done.

  /** The guest becomes an account. */
  join(name: string, password: string): Promise<boolean> {
    return this.#enter(() => this.#api.join(name, password))
  }
  joinByPasskey(name: string): Promise<boolean> {
    return this.#enter(() => this.#make(name))
  }
  signIn(name: string, password: string): Promise<boolean> {
    return this.#enter(() => this.#api.signIn(name, password), password)
  }
  signInByPasskey(): Promise<boolean> {
    return this.#enter(async () => {
      const signed = await this.passkeys.sign(await this.#api.signInOptions())
      return signed === null ? undefined : this.#api.signInByPasskey(signed)
    })
  }
  signOut(): Promise<boolean> {
    return this.#enter(() => this.#api.signOut())
  }
  signOutEverywhere(): Promise<boolean> {
    return this.#enter(() => this.#api.signOutEverywhere())
  }
  /** Deletes whoever asks. */
  leave(password: string): Promise<boolean> {
    return this.#enter(() => this.#api.leave(password), password)
  }
  changePassword(old: string, password: string): Promise<boolean> {
    return this.#ask(() => this.#api.changePassword(old, password), old)
  }
  addPasskey(name: string): Promise<boolean> {
    return this.#ask(() => this.#make(name))
  }
  dropPasskey(id: string): Promise<boolean> {
    return this.#ask(() => this.#api.dropPasskey(id))
  }

  /** Null: they can't be had now. */
  keys(): Promise<readonly Passkey[] | null> {
    return this.#api.passkeys().catch(() => null)
  }
  belongings(): Promise<unknown> {
    return this.#api.belongings().catch((error: unknown) => {
      this.#fail(error, '')
      return null
    })
  }
  /** How strong somebody is, by rules. */
  async ratings({ person }: Me): Promise<Readonly<Record<string, Strength>>> {
    return (await this.#api.ratings(person).catch(() => null))?.ratings ?? {}
  }

  /** Undefined: the person thought better of it. */
  async #make(name: string): Promise<Me | undefined> {
    const made = await this.passkeys.make(await this.#api.passkeyOptions())
    return made === null ? undefined : this.#api.addPasskey(made, name)
  }

  async #enter(what: () => Promise<Me | null | undefined>, password = ''): Promise<boolean> {
    return this.#ask(async () => {
      const me = await what()
      if (me !== undefined) await this.#entered(me)
      return me
    }, password)
  }

  async #ask(what: () => Promise<unknown>, password = ''): Promise<boolean> {
    this.busy = true
    this.trouble = null
    try {
      return (await what()) !== undefined
    } catch (error) {
      this.#fail(error, password)
      return false
    } finally {
      this.busy = false
    }
  }

  #fail(error: unknown, password: string): void {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'no_session') void this.#entered(null)
    this.trouble = troubleOf(error, password)
  }
}

/** `password`: what was given to be sure that it is they. */
function troubleOf({ code, said: why }: ApiError, password: string): AnyMessage {
  if (code === 'too_fast') return message('account-too-often')
  if (code === 'wrong_password' && why && password === '') return message('account-stale')
  return why && words.has(why.id) ? why : message('tables-trouble-unreachable')
}
