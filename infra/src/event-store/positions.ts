// Translates between the port's opaque positions and the two 64-bit halves that an engine counts in.
import type { Position } from './port'

const HALF = 16

/** Both halves as non-negative integers below 2^64, as numbers or decimal text. */
export function toPosition(high: bigint | number | string, low: bigint | number | string): Position {
  return BigInt(high).toString(16).padStart(HALF, '0') + BigInt(low).toString(16).padStart(HALF, '0')
}

/** Throws a RangeError when the text is not a position. */
export function fromPosition(position: Position): { readonly high: bigint; readonly low: bigint } {
  if (!/^[0-9a-f]{32}$/.test(position)) throw new RangeError(`not a position: ${position}`)
  return { high: BigInt(`0x${position.slice(0, HALF)}`), low: BigInt(`0x${position.slice(HALF)}`) }
}
