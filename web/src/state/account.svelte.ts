/** What a person does about signing in here and about the data kept on them, and leaving. Draws nothing. */
import { message, type AnyMessage } from '../core/types'
import type { PersonId } from '../core/tables'
import type { Api, ApiError, Blocked, Me, Passkey, RatedGames, Strength } from '../people/api'
import type { Passkeys } from '../people/passkeys'
import { Asking, saidBy } from './asking.svelte'

export class Account {
  readonly form = new Asking()
  readonly passkeys: Passkeys
  #api: Api
  /** Called when the server knows somebody else here, or nobody. */
  #entered: (me: Me | null) => Promise<void>

  constructor(api: Api, passkeys: Passkeys, entered: (me: Me | null) => Promise<void>) {
    this.#api = api
    this.passkeys = passkeys
    this.#entered = entered
  }

  // Each of these resolves to true if it was done.

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
  /** Deletes the account or the guest. */
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
  unblock(person: PersonId): Promise<boolean> {
    return this.#ask(() => this.#api.unblock(person))
  }

  /** Whether the person has blocked somebody, at whichever table; false if that isn't available now. */
  async hasBlocked(person: PersonId): Promise<boolean> {
    const blocks = await this.#api.blocks().catch(() => [])
    return blocks.some((each) => each.person === person)
  }
  /** Whom the person has blocked; undefined: not available now. */
  blocks(): Promise<readonly Blocked[] | undefined> {
    return this.form.ask(
      () => this.#api.blocks(),
      (error) => this.#why(error, ''),
    )
  }
  /** Null: not available now. */
  keys(): Promise<readonly Passkey[] | null> {
    return this.#api.passkeys().catch(() => null)
  }
  /** Everything that the server keeps about the person; undefined: not available now. */
  belongings(): Promise<unknown> {
    return this.form.ask(
      () => this.#api.belongings(),
      (error) => this.#why(error, ''),
    )
  }
  /** A person's ratings, by rules. */
  async ratings({ person }: Me): Promise<Readonly<Record<string, Strength>>> {
    return (await this.#api.ratings(person).catch(() => null))?.ratings ?? {}
  }
  /** The person's rated games: the latest ones, or those before a `more`. Null: not available now. */
  ratedGames({ person }: Me, before?: string): Promise<RatedGames | null> {
    return this.#api.ratedGames(person, before).catch(() => null)
  }

  /** Undefined: the person cancelled. */
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

  /** `password`: the password given to confirm the request. */
  #why(error: ApiError, password: string): AnyMessage {
    const { code, said } = error
    if (code === 'no_session') void this.#entered(null)
    return code === 'wrong_password' && said && password === '' ? message('account-stale') : saidBy(error)
  }
}
