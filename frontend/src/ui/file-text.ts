// The text of a file as spreadsheets and editors save it, in whatever encoding; without the mark of it.

/** Undefined for a workbook, a picture and whatever else is no text. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  // What Excel calls Unicode text.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes.includes(0)) return undefined
  // Excel of before, and of many settings still.
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252')
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
