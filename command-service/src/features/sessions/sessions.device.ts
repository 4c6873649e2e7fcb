// A signed cookie tells a device from which an account was signed in to before. It grants nothing but a budget of its own.
import { randomBytes } from 'node:crypto'
import type { KeyRing } from '@practicum/infra/config/secrets'
import { isMadeBy } from '@practicum/infra/keys/same'
import { hmac } from '@practicum/infra/keys/secret-key'

export const DEVICE_SECONDS = 365 * 24 * 3600

export class Devices {
  constructor(private readonly ring: KeyRing) {}

  issue(account: string): string {
    const id = randomBytes(12).toString('base64url')
    return `${id}.${this.mac(id, account, this.ring.current.bytes)}`
  }

  /** The device's id when the cookie was issued for this account. */
  recognise(cookie: string | undefined, account: string): string | undefined {
    const [id, mac] = (cookie ?? '').split('.')
    if (!id || !mac) return undefined
    return isMadeBy(this.ring, mac, key => this.mac(id, account, key)) ? id : undefined
  }

  private mac(id: string, account: string, key: Buffer): string {
    return hmac(key, `device|${id}|${account}`).digest('base64url')
  }
}
