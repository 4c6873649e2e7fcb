// Puts the organization's own words into the messages before anyone reads them.

export type Words = Readonly<Record<string, { readonly one: string; readonly many: string }>>
export interface Messages {
  readonly [key: string]: string | Messages
}

// `{trainee}` is one, `{trainee+}` several, a capital first letter keeps its capital; `%{name}` is polyglot's and left alone.
const PLACEHOLDER = /(?<!%)\{(\w+?)(\+?)\}/g

/** `{Trainee+} waiting` becomes `Residents waiting` where an organization says resident. Unknown words stay readable. */
export function inWords(text: string, words: Words): string {
  return text.replace(PLACEHOLDER, (_whole, name: string, many: string) => {
    const word = words[name.toLowerCase()]
    const spoken = (many ? word?.many : word?.one) ?? `${name.replaceAll('_', ' ')}${many ? 's' : ''}`
    return /^[A-Z]/.test(name) ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken
  })
}

export function messagesInWords(messages: Messages, words: Words): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? inWords(value, words) : messagesInWords(value, words),
    ]),
  )
}

/**
 * The organization's words as another language has them. A word that it knows, the product's own or one that is common among programs, is said
 * in that language; one of the organization's making is a name, and stays.
 */
export function wordsIn(words: Words, known: Words = {}): Words {
  const said = Object.entries(words).map(([name, word]) => [name, known[word.one.toLowerCase()] ?? word])
  const defaults = Object.entries(known).map(([name, word]) => [name.replaceAll(' ', '_'), word])
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(said) }
}

/** The one message laid over the other, key by key. */
export function over(below: Messages, above: Messages): Messages {
  const laid = Object.entries(above).map(([key, value]) => {
    const under = below[key]
    return [key, typeof value === 'string' || typeof under !== 'object' ? value : over(under, value)]
  })
  return { ...below, ...Object.fromEntries(laid) }
}
