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
