// The countries that people may not live in: one row for the platform.
import { countryPolicy } from '@practicum/shared/features/countries/countries.policy'
import { unsupportedAfter } from '@practicum/shared/features/countries/country-support.decider'
import {
  type CountrySupportEvent,
  countrySupportEvents,
} from '@practicum/shared/features/countries/country-support.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

type CountrySupportRow = { readonly support_id: string; readonly unsupported: readonly string[] }

const countrySupportTable: TableDefinition<CountrySupportRow> = {
  name: 'country_support',
  columns: { support_id: 'uuid', unsupported: 'text[]' },
  key: 'support_id',
  indexes: [],
  visible: countryPolicy.see,
}

const changed = {
  fold: (row: CountrySupportRow | undefined, event: CountrySupportEvent, support_id: string): CountrySupportRow => ({
    support_id,
    unsupported: [...unsupportedAfter(row?.unsupported ?? [], event)],
  }),
}

export const countrySupportProjection: Projection<CountrySupportRow> = {
  name: 'country_support',
  version: 1,
  skipDecryption: true,
  table: countrySupportTable,
  on: changes<CountrySupportRow>()(countrySupportEvents, {
    CountriesSupported: changed,
    CountriesUnsupported: changed,
  }),
}
