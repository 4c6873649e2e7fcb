// AES-256-GCM with a fresh nonce: wraps the keys of persons and seals their data.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretKey } from './secret-key'

const NONCE = 12
const TAG = 16

/** Nonce, ciphertext and tag in one buffer. `bound` must be the same when opening. */
export function lock(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', secretKey(key), nonce)
  cipher.setAAD(Buffer.from(bound))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the key, the text or what it is bound to is another. */
export function unlock(key: Buffer, locked: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', secretKey(key), locked.subarray(0, NONCE))
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(locked.subarray(locked.length - TAG))
  return Buffer.concat([decipher.update(locked.subarray(NONCE, locked.length - TAG)), decipher.final()])
}
