/** The browser's passkeys, from JSON to JSON as servers use it. Null: the person cancelled. */
export interface Passkeys {
  /**
   * Whether this browser can use passkeys here; only if the page came over a secure connection or from this device
   * itself.
   */
  readonly usable: boolean
  /** A name for this device until the person gives a better one. */
  readonly device: string
  make(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown>
  sign(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown>
}

type Made = (PublicKeyCredential & { toJSON(): unknown }) | null

/** Closing the browser's dialog means that the person changed their mind, and is no error. */
async function asked(question: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await question) as Made)?.toJSON() ?? null
  } catch {
    return null
  }
}

export function browserPasskeys(): Passkeys {
  const { credentials, platform } = navigator
  return {
    usable: typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    device: platform,
    make: (options) =>
      asked(credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })),
    sign: (options) => asked(credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })),
  }
}
