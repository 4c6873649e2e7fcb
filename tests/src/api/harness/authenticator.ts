// An authenticator made of software: makes keys, counts, and signs what it is told to, also for the wrong place.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import {
  addPasskey,
  beginPasskey,
  type CreationOptions,
  type RequestOptions,
} from '@practicum/shared/features/passkeys/passkeys.contract'
import type { Browser } from './browser'
import { PASSWORD } from './program'

/** As `testConfig` has it. */
export const ORIGIN = 'http://localhost:3000'
const RP_ID = 'localhost'

/** What it does otherwise than it should. */
export interface Lie {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Of its owner nothing was asked. */
  readonly unverified?: true
  readonly userHandle?: string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** As much of CBOR as is needed: small integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

export class Authenticator {
  readonly credentialId = randomBytes(32)
  /** Of its next signature. */
  counter = 1
  private readonly privateKey: KeyObject
  private readonly cose: Buffer
  private userHandle = ''

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
    const [kty, alg, crv] = [2, -7, 1]
    this.cose = cbor(
      new Map<number, number | Buffer>([
        [1, kty],
        [3, alg],
        [-1, crv],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }

  get id(): string {
    return b64(this.credentialId)
  }

  create({ challenge, user }: Pick<CreationOptions, 'challenge' | 'user'>, lie: Lie = {}) {
    this.userHandle = user.id
    const length = Buffer.from([0, this.credentialId.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.cose])
    const authData = Buffer.concat([this.data(lie, ATTESTED), attested])
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON: b64(clientData('webauthn.create', challenge, lie)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      },
    }
  }

  sign({ challenge }: Pick<RequestOptions, 'challenge'>, lie: Lie = {}) {
    const told = clientData('webauthn.get', challenge, lie)
    const authenticatorData = this.data(lie, 0)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(told)]))
      .sign(this.privateKey)
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON: b64(told),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
        userHandle: lie.userHandle ?? this.userHandle,
      },
    }
  }

  private data({ rpId = RP_ID, unverified }: Lie, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter++)
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | more]), count])
  }
}

const clientData = (type: string, asked: string, { origin = ORIGIN, challenge = asked }: Lie): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })

export interface Added {
  readonly id: string
  readonly device: Authenticator
}

/** In a browser that is signed in. */
export async function addPasskeyIn(browser: Browser, name = 'Laptop', password: string = PASSWORD): Promise<Added> {
  const device = new Authenticator()
  const begun = await browser.do(beginPasskey, { body: { password } })
  if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`)
  const added = await browser.do(addPasskey, { body: { name, credential: device.create(begun.body) } })
  if (added.status !== 200) throw new Error(`not added: ${JSON.stringify(added.body)}`)
  return { id: added.body.id, device }
}
