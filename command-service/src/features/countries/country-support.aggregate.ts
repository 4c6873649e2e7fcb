// The countries that people may live in, on the write side: one list for the platform.
import { room } from '@practicum/shared/access/rooms'
import { countrySupportDecider } from '@practicum/shared/features/countries/country-support.decider'
import { COUNTRY_SUPPORT_ID, countrySupportEvents } from '@practicum/shared/features/countries/country-support.events'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'

/** Whoever gives an address asks when the form opens. */
const audience = (): readonly string[] => [room.admins]

export const countrySupportAggregate = {
  ...{ catalog: countrySupportEvents, decider: countrySupportDecider, audience },
} as const

/** Why nobody may say from now on that they live there. */
export async function unsupportedCountry(
  executor: Pick<Executor, 'load'>,
  country: string,
): Promise<readonly Refusal[]> {
  const { state } = await executor.load(countrySupportAggregate, COUNTRY_SUPPORT_ID)
  return state.unsupported.has(country) ? [refuse('country.unsupported', {}, { field: 'country_code' })] : []
}
