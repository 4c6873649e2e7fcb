// CSRF tokens that name their principal: a stale tab of another identity is told so instead of acting as someone else.
import { randomBytes } from 'node:crypto'
import type { Principal } from '@practicum/shared/access/principal'
import type { KeyRing } from '../config/secrets'
import { isMadeBy } from '../keys/same'
import { hmac } from '../keys/secret-key'

/** `ok`; `refresh`: 419, fetch a new token and retry; `identity-changed`: the token is somebody else's, never retry. */
export type CsrfVerdict = 'ok' | 'refresh' | 'identity-changed'

const VALID_SECONDS = 12 * 3600

const identityOf = (principal: Principal | undefined): string =>
  principal ? `${principal.userId},${principal.rootUserId ?? ''},${principal.positionId}` : 'anonymous'

export class CsrfTokens {
  constructor(private readonly ring: KeyRing) {}

  /** `v1.nonce.expiry.identity.mac1.mac2`; mac1 proves the identity, mac2 also this very session. */
  issue(principal: Principal | undefined, sidHash: string, now = Date.now()): string {
    const head = [
      'v1',
      randomBytes(12).toString('base64url'),
      Math.floor(now / 1000) + VALID_SECONDS,
      identityOf(principal),
    ].join('.')
    return [head, this.mac(head), this.mac(`${head}.${sidHash}`)].join('.')
  }

  verify(token: string | undefined, principal: Principal | undefined, sidHash: string, now = Date.now()): CsrfVerdict {
    const [version, nonce, expiry, identity, mac1, mac2, ...rest] = (token ?? '').split('.')
    if (version !== 'v1' || identity === undefined || mac1 === undefined || mac2 === undefined || rest.length > 0)
      return 'refresh'
    const head = [version, nonce, expiry, identity].join('.')
    if (!this.matches(head, mac1)) return 'refresh'
    if (identity !== identityOf(principal)) return 'identity-changed'
    const live = Number(expiry) * 1000 > now
    return live && this.matches(`${head}.${sidHash}`, mac2) ? 'ok' : 'refresh'
  }

  private matches(text: string, mac: string): boolean {
    return isMadeBy(this.ring, mac, key => this.mac(text, key))
  }

  private mac(text: string, key = this.ring.current.bytes): string {
    return hmac(key, text).digest('base64url')
  }
}
