// What refusals say in the language of whoever reads them, where the server itself writes them down: in lists as files.
import { refusals } from '../features/refusals.es'
import type { Locale } from '../kernel/locales'
import type { Texts } from '../kernel/texts'
import { messageOf } from './messages'
import { refusals as shared } from './messages.es'
import { filledFor, type SpokenTo } from './said'

const TEXTS: Readonly<Partial<Record<Locale, Texts>>> = { es: { ...shared, ...refusals } }

/** In English where nobody has said it otherwise. */
export function refusalIn(to: SpokenTo, code: string, data: Readonly<Record<string, unknown>> = {}): string {
  const text = TEXTS[to.locale]?.[code]
  return text === undefined ? messageOf(code, data, to.words) : filledFor(to, text, data)
}
