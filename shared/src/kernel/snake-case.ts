// Fields of events are written in camel case, at the wire and in tables in snake case: one name in two ways.

export type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Snake<Rest>}`
    : `${Lowercase<First>}_${Snake<Rest>}`
  : S

/** Names of fields are few, and asked of every row. */
const known = new Map<string, string>()

export function snake<Name extends string>(name: Name): Snake<Name> {
  const before = known.get(name)
  if (before !== undefined) return before as Snake<Name>
  const made = name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  known.set(name, made)
  return made as Snake<Name>
}
