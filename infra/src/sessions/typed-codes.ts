// Codes that people read out and type: sixteen symbols of Crockford's Base32, in groups of four, whichever way they are typed.

/** Without I, L, O and U: what looks alike is read as one. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const ALIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** Of 80 random bits, the first of `bytes`. */
export const typedCode = (bytes: Uint8Array): string =>
  Array.from({ length: LENGTH }, (_, at) => SYMBOLS[fiveBits(bytes, at * 5)] ?? '').join('')

const fiveBits = (bytes: Uint8Array, from: number): number => {
  const at = Math.floor(from / 8)
  const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  return (two >> (11 - (from % 8))) & 31
}

/** As it is shown: `7K3M-Q0XV-…`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** As it is kept, of what somebody typed; what is no symbol of it falls away. */
export const asTyped = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ILO]/g, symbol => ALIKE[symbol] ?? symbol)
    .replace(/[^0-9A-Z]/g, '')
