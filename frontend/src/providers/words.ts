// Puts the organization's own words into the messages before anyone reads them.
import { inWords, type Words } from '@practicum/shared/kernel/own-words'

export interface Messages {
  readonly [key: string]: string | Messages
}

export function messagesInWords(messages: Messages, words: Words): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? inWords(value, words) : messagesInWords(value, words),
    ]),
  )
}

/** The one message laid over the other, key by key. */
export function over(below: Messages, above: Messages): Messages {
  const laid = Object.entries(above).map(([key, value]) => {
    const under = below[key]
    return [key, typeof value === 'string' || typeof under !== 'object' ? value : over(under, value)]
  })
  return { ...below, ...Object.fromEntries(laid) }
}
