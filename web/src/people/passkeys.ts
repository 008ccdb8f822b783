/** What a browser does with passkeys, from JSON to JSON as servers speak it. Null: the person thought better of it. */
export interface Passkeys {
  /** Can this browser have any here? Only where the page came safely, or from this very device. */
  readonly usable: boolean
  /** What this device is called until somebody has a better name. */
  readonly device: string
  make(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown>
  sign(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown>
}

type Made = (PublicKeyCredential & { toJSON(): unknown }) | null

/** Somebody who closes the browser's question has changed their mind: no fault. */
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
