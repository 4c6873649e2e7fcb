// Words that the product signs for itself and is shown again: what they say, for whom, and until when cannot be changed by whoever carries them.
import type { KeyRing } from '../config/secrets'
import { isMadeBy } from '../keys/same'
import { hmac } from '../keys/secret-key'

export interface Signed<Content> {
  readonly signature: string
  /** The instant after which it is worth nothing, in seconds since 1970. */
  readonly expire: number
  /** As it was signed. */
  readonly content: Content
}

export class Signatures {
  constructor(private readonly ring: KeyRing) {}

  /** For so many seconds. What was signed for one purpose opens nothing for another. */
  sign<Content>(purpose: string, content: Content, seconds: number, now = Date.now()): Signed<Content> {
    const expire = Math.floor(now / 1000) + seconds
    const text = Buffer.from(JSON.stringify({ content, expire })).toString('base64url')
    return { signature: `${text}.${this.mac(purpose, text, this.ring.current.bytes)}`, expire, content }
  }

  /** What was signed; undefined for what is forged, of another purpose, or expired. */
  opened(purpose: string, signature: string | undefined, now = Date.now()): unknown {
    const [text = '', mac = ''] = (signature ?? '').split('.')
    if (!isMadeBy(this.ring, mac, key => this.mac(purpose, text, key))) return undefined
    const { content, expire } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Signed<unknown>
    return expire * 1000 > now ? content : undefined
  }

  private mac(purpose: string, text: string, key: Buffer): string {
    return hmac(key, `signed|${purpose}|${text}`).digest('base64url')
  }
}
