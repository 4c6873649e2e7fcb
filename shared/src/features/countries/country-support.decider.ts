// The rules of the countries that people may live in: all, until somebody says otherwise, and never none.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { CountrySupportEvent } from './country-support.events'

/** By their codes. */
export interface CountrySupportState {
  readonly unsupported: ReadonlySet<string>
}

/** `all`: that there are. */
export type CountrySupportCommand =
  | { readonly type: 'SupportCountry'; readonly country: string; readonly supported: boolean; readonly all: Codes }
  | { readonly type: 'SupportCountries'; readonly countries: Codes; readonly all: Codes }
type Codes = readonly string[]

export const countrySupportDecider: Decider<CountrySupportCommand, CountrySupportState, CountrySupportEvent> = {
  initialState: () => ({ unsupported: new Set() }),
  decide(command, { unsupported }) {
    switch (command.type) {
      case 'SupportCountry':
        return supportOne(command, unsupported)
      case 'SupportCountries':
        return supportThese(command, unsupported)
      default:
        return assertNever(command)
    }
  },
  evolve: ({ unsupported }, event) => ({ unsupported: new Set(unsupportedAfter([...unsupported], event)) }),
}

export function unsupportedAfter(before: Codes, { type, data: { countries } }: CountrySupportEvent): Codes {
  const others = before.filter(code => !countries.includes(code))
  return type === 'CountriesSupported' ? others : [...others, ...countries]
}

function supportOne(
  { country, supported, all }: Extract<CountrySupportCommand, { type: 'SupportCountry' }>,
  unsupported: ReadonlySet<string>,
): Decision<CountrySupportEvent> {
  if (supported !== unsupported.has(country)) return []
  if (supported) return [{ type: 'CountriesSupported', data: { countries: [country] } }]
  const others = all.some(code => code !== country && !unsupported.has(code))
  return others
    ? [{ type: 'CountriesUnsupported', data: { countries: [country] } }]
    : refuse('country.last', {}, { field: 'supported' })
}

function supportThese(
  { countries, all }: Extract<CountrySupportCommand, { type: 'SupportCountries' }>,
  unsupported: ReadonlySet<string>,
): Decision<CountrySupportEvent> {
  const wanted = new Set(countries)
  if (countries.some(code => !all.includes(code))) return refuse('country.unknown', {}, { field: 'supported' })
  const added = all.filter(code => wanted.has(code) && unsupported.has(code))
  const removed = all.filter(code => !wanted.has(code) && !unsupported.has(code))
  return [
    ...(added.length > 0 ? [{ type: 'CountriesSupported' as const, data: { countries: added } }] : []),
    ...(removed.length > 0 ? [{ type: 'CountriesUnsupported' as const, data: { countries: removed } }] : []),
  ]
}
