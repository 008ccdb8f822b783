/** What somebody does about how they sign in here, what is kept of them, and leaving. Draws nothing. */
import { message, type AnyMessage } from '../core/types'
import type { Api, ApiError, Me, Passkey, RatedGames, Strength } from '../people/api'
import type { Passkeys } from '../people/passkeys'
import { Asking, saidBy } from './asking.svelte'

export class Account {
  readonly form = new Asking()
  readonly passkeys: Passkeys
  #api: Api
  /** Somebody else is known here from now on, or nobody. */
  #entered: (me: Me | null) => Promise<void>

  constructor(api: Api, passkeys: Passkeys, entered: (me: Me | null) => Promise<void>) {
    this.#api = api
    this.passkeys = passkeys
    this.#entered = entered
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
  /** All that is kept of whoever asks; undefined: it can't be had now. */
  belongings(): Promise<unknown> {
    return this.form.ask(
      () => this.#api.belongings(),
      (error) => this.#why(error, ''),
    )
  }
  /** How strong somebody is, by rules. */
  async ratings({ person }: Me): Promise<Readonly<Record<string, Strength>>> {
    return (await this.#api.ratings(person).catch(() => null))?.ratings ?? {}
  }
  /** Their rated games, the last ones or those before what was told as `more`; null: they can't be had now. */
  ratedGames({ person }: Me, before?: string): Promise<RatedGames | null> {
    return this.#api.ratedGames(person, before).catch(() => null)
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
    return (await this.form.ask(what, (error) => this.#why(error, password))) !== undefined
  }

  /** `password`: what was given to be sure that it is they. */
  #why(error: ApiError, password: string): AnyMessage {
    const { code, said } = error
    if (code === 'no_session') void this.#entered(null)
    return code === 'wrong_password' && said && password === '' ? message('account-stale') : saidBy(error)
  }
}
