// Brings a language to the page: fetched when it is chosen, and remembered in this browser for whoever is not signed in.
import { DEFAULT_LOCALE, firstLocale, type Locale, localeOf } from '@practicum/shared/kernel/locales'
import { type ApplicationSpoken, nowSpoken, type PublicSpoken, type Spoken, speak } from '../../providers/spoken'

interface Loader {
  readonly public: () => Promise<{ readonly spoken: PublicSpoken }>
  readonly application: () => Promise<{ readonly spoken: ApplicationSpoken }>
}

/** English is part of the pages themselves. */
const LOADERS: Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Loader>> = {
  es: { public: () => import('./es.public'), application: () => import('./es.application') },
}

const KEY = 'practicum.language'

/** Chosen in this browser before, else the first that it is set to. */
export const browserLocale = (): Locale =>
  localeOf(localStorage.getItem(KEY)) ?? firstLocale(navigator.languages ?? [navigator.language])

export const rememberLocale = (locale: Locale): void => localStorage.setItem(KEY, locale)

export interface Wanted {
  readonly locale: Locale
  /** With the words of the application behind sign-in. */
  readonly signedIn: boolean
}

let latest: Wanted | undefined

/**
 * Rejects where the words cannot be fetched; the page then goes on speaking as it did. Of several at a time the last is spoken: false for one
 * that another has overtaken, and that nothing is to remember.
 */
export async function speakIn(wanted: Wanted): Promise<boolean> {
  latest = wanted
  const next = await loaded(wanted)
  if (latest !== wanted) return false
  speak(next)
  return true
}

async function loaded({ locale, signedIn }: Wanted): Promise<Spoken> {
  if (locale === DEFAULT_LOCALE) return { locale }
  const now = nowSpoken()
  const known = now.locale === locale ? now : undefined
  const loader = LOADERS[locale]
  const [anyone, application] = await Promise.all([
    known?.public ?? loader.public().then(({ spoken }) => spoken),
    known?.application ?? (signedIn ? loader.application().then(({ spoken }) => spoken) : undefined),
  ])
  return { locale, public: anyone, ...(application && { application }) }
}
