// The countries of the demonstration: two that its platform does not take people from.

import { allCountries } from '@practicum/shared/features/countries/country-data'
import { COUNTRY_SUPPORT_ID } from '@practicum/shared/features/countries/country-support.events'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { countrySupportAggregate } from './country-support.aggregate'

const DAY_MS = 86_400_000
const LEFT_OUT = ['AQ', 'BV']

export const countryDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    return (await executor.load(countrySupportAggregate, COUNTRY_SUPPORT_ID)).state.unsupported.size > 0
  },
  async fill({ services: { executor }, people, now }) {
    const command = () => ({ type: 'SupportCountries' as const, added: [], removed: LEFT_OUT, all: allCountries })
    const context = actingAs(personCalled(people, 'admin'), 'countries-chosen', new Date(now.getTime() - 370 * DAY_MS))
    unwrapOrThrow(await executor.execute(countrySupportAggregate, COUNTRY_SUPPORT_ID, { command }, context))
  },
}
