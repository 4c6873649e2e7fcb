// The one text that a JSON value has in the log: keys in order, no spaces (RFC 8785), and nothing that an engine would lose or refuse.

/**
 * Throws a TypeError for what JSON cannot say (BigInt, functions, symbols, NaN, infinities, cycles, nothing at all) and for
 * strings that a database cannot keep (U+0000, half a surrogate pair); a RangeError when nested too deeply.
 * As in JSON, absent members of objects are left out and `toJSON` is heeded.
 */
export function canonicalJson(value: unknown): string {
  return write(value, [])
}

function write(value: unknown, above: readonly object[]): string {
  if (value === null) return 'null'
  if (typeof value === 'object') return composite(value, above)
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean' || Number.isFinite(value)) return JSON.stringify(value)
  throw new TypeError(`${typeof value === 'number' ? value : `a value of type ${typeof value}`} is not a JSON value`)
}

function composite(value: object, above: readonly object[]): string {
  if (above.includes(value)) throw new TypeError('a cycle is not a JSON value')
  const path = [...above, value]
  if (Array.isArray(value)) return `[${Array.from(value, item => write(item ?? null, path)).join(',')}]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return write(value.toJSON(), path)
  return members(value, path)
}

function members(value: object, path: readonly object[]): string {
  const present = Object.entries(value).filter(([, member]) => member !== undefined)
  // By UTF-16 code units, as sort() without a comparison does.
  const keys = present.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${keys.map(([key, member]) => `${quoted(key)}:${write(member, path)}`).join(',')}}`
}

function quoted(text: string): string {
  if (text.includes('\0')) throw new TypeError('a string contains U+0000')
  if (!text.isWellFormed()) throw new TypeError('a string contains half a surrogate pair')
  return JSON.stringify(text)
}
