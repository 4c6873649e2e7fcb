// Texts with places that are filled when they are said.

/** Texts by code, or by what they say in English. Places stand in braces; what depends on `{count}` has its one and its many divided by `||||`. */
export type Texts = Readonly<Record<string, string>>

const DIVIDED = / \|\|\|\| /

/** What is not given is left empty. */
export function filled(text: string, data: Readonly<Record<string, unknown>>): string {
  const [one = '', many = one] = text.split(DIVIDED)
  const chosen = data.count === 1 ? one : many
  return chosen.replace(/\{(\w+)\}/g, (_whole, name: string) => String(data[name] ?? ''))
}
