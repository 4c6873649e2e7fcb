// What features fill together: each part by name, and no name twice.

/** Whatever they fill a slot with, by name. Throws where two of them name the same thing. */
export function mergeSlots<Value>(
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const all = parts.flatMap(part => Object.entries(part ?? {}))
  const names = all.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two features fill the slot ${twice}`)
  // Asked by names that callers send: what every object has is no slot.
  return Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(all))
}
