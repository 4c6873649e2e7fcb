// A provider that says who is there: where the browser is sent, and what comes of what it is sent back with.

/** Of one sign-in: what comes back has to fit all of it. */
export interface SsoChecks {
  /** In the address. */
  readonly state: string
  /** In what the provider signs. */
  readonly nonce: string
  /** Of PKCE: whoever reads the code along cannot use it. */
  readonly verifier: string
}

/** Whom the provider knows them as: for ever by issuer and subject, by the address for now. */
export interface SsoIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
}

export interface SsoProvider {
  /** Throws {@link SsoUnreachable}. */
  begin(checks: SsoChecks): Promise<URL>
  /** `returned`: the parameters that the browser came back with. Throws {@link SsoUnreachable}, and {@link SsoRefused} where they do not fit. */
  finish(returned: Readonly<Record<string, string>>, checks: SsoChecks): Promise<SsoIdentity>
}

export class SsoUnreachable extends Error {}
export class SsoRefused extends Error {}
