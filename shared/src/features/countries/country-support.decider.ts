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
  | { readonly type: 'SupportCountries'; readonly added: Codes; readonly removed: Codes; readonly all: Codes }
type Codes = readonly string[]

export const countrySupportDecider: Decider<CountrySupportCommand, CountrySupportState, CountrySupportEvent> = {
  initialState: () => ({ unsupported: new Set() }),
  decide(command, { unsupported }) {
    switch (command.type) {
      case 'SupportCountry':
        return supportThese(changeOf(command), unsupported)
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

const changeOf = ({ country, supported, all }: Extract<CountrySupportCommand, { type: 'SupportCountry' }>) => ({
  ...{ added: supported ? [country] : [], removed: supported ? [] : [country], all },
})

function supportThese(
  { added, removed, all }: Omit<Extract<CountrySupportCommand, { type: 'SupportCountries' }>, 'type'>,
  unsupported: ReadonlySet<string>,
): Decision<CountrySupportEvent> {
  const unknown = (['added', 'removed'] as const).find(list =>
    ({ added, removed })[list].some(code => !all.includes(code)),
  )
  if (unknown) return refuse('country.unknown', {}, { field: unknown })
  const on = all.filter(code => added.includes(code) && unsupported.has(code))
  const off = all.filter(code => removed.includes(code) && !added.includes(code) && !unsupported.has(code))
  const isLeft = all.some(code => on.includes(code) || !(unsupported.has(code) || off.includes(code)))
  if (!isLeft) return refuse('country.last', {}, { field: 'removed' })
  return [
    ...(on.length > 0 ? [{ type: 'CountriesSupported' as const, data: { countries: on } }] : []),
    ...(off.length > 0 ? [{ type: 'CountriesUnsupported' as const, data: { countries: off } }] : []),
  ]
}
