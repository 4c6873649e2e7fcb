// The address that a mail comes back to: it names the mail, and nobody but the installation makes one.
import type { KeyRing } from '../config/secrets'
import { isMadeBy } from '../keys/same'
import { hmac } from '../keys/secret-key'

/** 80 bits in hexadecimal digits: all that fits beside the id in the 64 signs of a local part. */
const MAC_LENGTH = 20
const LOCAL_PART = /^bounces\+([0-9a-f]{32})\.([0-9a-f]{20})$/

export class ReturnPaths {
  readonly #domain: string

  constructor(
    private readonly ring: KeyRing,
    domain: string,
  ) {
    this.#domain = domain.toLowerCase()
  }

  addressOf(mailId: string): string {
    const id = mailId.replaceAll('-', '')
    return `bounces+${id}.${this.#mac(id, this.ring.current.bytes)}@${this.#domain}`
  }

  /** Undefined: it is none of ours. Whoever sends something back may write it in capitals. */
  mailOf(address: string): string | undefined {
    const at = address.lastIndexOf('@')
    if (address.slice(at + 1).toLowerCase() !== this.#domain) return undefined
    const [, id = '', mac = ''] = LOCAL_PART.exec(address.slice(0, at).toLowerCase()) ?? []
    return id !== '' && isMadeBy(this.ring, mac, key => this.#mac(id, key)) ? withDashes(id) : undefined
  }

  #mac(id: string, key: Buffer): string {
    return hmac(key, `mail return|${id}`).digest('hex').slice(0, MAC_LENGTH)
  }
}

const withDashes = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
