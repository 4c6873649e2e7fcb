// Compares secrets and signatures in a time that tells nothing of where they differ.
import { timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../config/secrets'

/** Of different lengths: false at once; a length is no secret. */
export const sameBytes = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right)

export const sameText = (left: string, right: string): boolean => sameBytes(Buffer.from(left), Buffer.from(right))

/** By the key of now or the one before. */
export const isMadeBy = (
  { current, previous }: Pick<KeyRing, 'current' | 'previous'>,
  mac: string,
  of: (key: Buffer) => string,
): boolean => [current, previous].some(key => key !== undefined && sameText(mac, of(key.bytes)))
