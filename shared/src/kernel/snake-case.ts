// Fields of events are written in camel case, at the wire and in tables in snake case: one name in two ways.

export type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Snake<Rest>}`
    : `${Lowercase<First>}_${Snake<Rest>}`
  : S

export const snake = <Name extends string>(name: Name): Snake<Name> =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as Snake<Name>
