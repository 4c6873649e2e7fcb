// Which countries there are and how they are divided, for the server alone: a browser asks for what it needs.
// Source: ISO 3166-1 and 3166-2 by the package iso-3166 4.4.0 (MIT), looked at on 2026-11-25. Names of countries are those of CLDR in `Intl`.
import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'
import { type Locale, localeFacts } from '../../kernel/locales'
import type { Country, State } from './countries.contract'

const FIRST = 'US'

/** Besides those of ISO: where mail to armed forces abroad goes. Source: United States Postal Service, Publication 28, 2026-11-25. */
const ARMED_FORCES: readonly State[] = [
  { id: 'US-AA', name: 'Armed Forces Americas' },
  { id: 'US-AE', name: 'Armed Forces Europe' },
  { id: 'US-AP', name: 'Armed Forces Pacific' },
]

/** Counties of Denmark, which gave way to regions in 2007. */
const WITHDRAWN = /^DK-\d{3}$/

const codes: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2))

/** By their codes. */
export const allCountries: readonly string[] = [...codes]

/** In alphabetical order as it is in `locale`, the United States before all others. */
export function countriesIn(locale: Locale): Country[] {
  const { tag } = localeFacts(locale)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return [...codes]
    .map(iso2 => ({ iso2, name: names.of(iso2) ?? iso2 }))
    .sort((a, b) => Number(b.iso2 === FIRST) - Number(a.iso2 === FIRST) || compare(a.name, b.name))
}

/** Of the first level, by their names; undefined where there is no such country. */
export function statesOf(country: string): State[] | undefined {
  if (!codes.has(country)) return undefined
  const { compare } = new Intl.Collator()
  return iso31662
    .filter(({ code, parent }) => parent === country && !WITHDRAWN.test(code))
    .map(({ code, name }) => ({ id: code, name }))
    .concat(country === FIRST ? ARMED_FORCES : [])
    .sort((a, b) => compare(a.name, b.name))
}
