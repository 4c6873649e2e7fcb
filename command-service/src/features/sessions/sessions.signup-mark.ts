// A signed cookie of a browser in which somebody has signed up by a link: there, and nowhere else, signing in says that the account waits for its mail. Whoever tried an address that had an account has one as well, and is told the same.
import type { KeyRing } from '@practicum/infra/config/secrets'
import { isMadeBy } from '@practicum/infra/keys/same'
import { hmac } from '@practicum/infra/keys/secret-key'

export interface SignedUp {
  /** Name of the address. */
  readonly account: string
  readonly password: string
}

export class SignupMarks {
  constructor(private readonly ring: KeyRing) {}

  /** `until`: the day on which the account is deleted. */
  issue(signedUp: SignedUp, until: string): string {
    return `${until}.${mac(this.ring.current.bytes, signedUp, until)}`
  }

  /** The day, of a mark that was issued for this address and this password. */
  recognise(cookie: string | undefined, signedUp: SignedUp): string | undefined {
    const [until, given] = (cookie ?? '').split('.')
    if (!until || !given) return undefined
    return isMadeBy(this.ring, given, key => mac(key, signedUp, until)) ? until : undefined
  }
}

const mac = (key: Buffer, { account, password }: SignedUp, until: string): string =>
  hmac(key, `signup|${until}|${account}|${password}`).digest('base64url')
