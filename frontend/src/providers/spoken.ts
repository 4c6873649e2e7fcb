// The language that the page speaks now, with its words: every screen reads it here, and writes itself anew when it is another.

import type { Localization } from '@mui/material/locale'
import { DEFAULT_LOCALE, type Locale, localeFacts } from '@practicum/shared/kernel/locales'
import { inOwnWords, type Words } from '@practicum/shared/kernel/own-words'
import { filled, type Texts } from '@practicum/shared/kernel/texts'
import { useSyncExternalStore } from 'react'
import type { Messages } from './words'

/** The words of pages that need no session, by the name of their English. */
export type PageWords = Readonly<Record<string, unknown>>

/** What a language brings for everybody: the public pages, and refusals by their code. */
export interface PublicSpoken {
  readonly pages: PageWords
  /** Also the rules of shapes, as `invalid.<rule>`, and codes inside of refusals, as `<name>=<code>`. */
  readonly refusals: Texts
  /** Words of organizations that are known, by their English singular in small letters. */
  readonly words: Words
}

/** What it brings besides for those who are signed in. */
export interface ApplicationSpoken {
  readonly messages: Messages
  /** Of what events and calls are called, where English reads their names. */
  readonly named: Texts
  /** Of shapes, by what they demand. */
  readonly rules: Texts
  readonly components: Localization
  readonly dates: SpokenDates
}

export interface SpokenDates {
  readonly adapterLocale: string
  readonly localeText: object
  readonly format: string
}

export interface Spoken {
  readonly locale: Locale
  readonly public?: PublicSpoken
  readonly application?: ApplicationSpoken
}

let spoken: Spoken = { locale: DEFAULT_LOCALE }
const listeners = new Set<() => void>()

export const nowSpoken = (): Spoken => spoken

/** From now on. Whoever reads the page aloud, and every date, goes by the attribute of the document. */
export function speak(next: Spoken): void {
  spoken = next
  document.documentElement.lang = localeFacts(next.locale).tag
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, nowSpoken)

/** The words of a public page, outside of screens. */
export const pageWords = <Page>(name: string, english: Page): Page =>
  (spoken.public?.pages[name] as Page | undefined) ?? english

export function usePageWords<Page>(name: string, english: Page): Page {
  useSpoken()
  return pageWords(name, english)
}

/** What the organization that somebody works in calls people and things. */
let own: Words = {}

/** Answers what ends it. */
export function speakAs(words: Words): () => void {
  own = words
  return () => {
    own = {}
  }
}

/** A text in the language of the page, for whoever works here. */
export const inWordsHere = (text: string): string => inOwnWords(text, own, spoken.public?.words)

interface Refused {
  readonly code: string
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** A refusal in the language of the page; in the server's English where it has no words for the code. */
export function refusalInWords({ code, message, data = {} }: Refused): string {
  const texts = spoken.public?.refusals
  const text = texts?.[code === 'invalid' ? `invalid.${data.rule}` : code]
  if (texts === undefined || text === undefined) return message
  const said = Object.entries(data).map(([name, value]) => [name, texts[`${name}=${value}`] ?? value])
  return filled(inWordsHere(text), Object.fromEntries(said))
}
