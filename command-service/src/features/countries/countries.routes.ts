// Commands of the countries that people may live in, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allCountries } from '@practicum/shared/features/countries/country-data'
import type { CountrySupportCommand } from '@practicum/shared/features/countries/country-support.decider'
import { COUNTRY_SUPPORT_ID } from '@practicum/shared/features/countries/country-support.events'
import { supportCountries, supportCountry } from '@practicum/shared/features/countries/supported.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { countrySupportAggregate } from './country-support.aggregate'

const all = allCountries

export function countryRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  const run = (call: CommandCall, command: CountrySupportCommand) =>
    executor.execute(countrySupportAggregate, COUNTRY_SUPPORT_ID, { command: () => command }, contextOf(call))
  return [
    bindCommand(supportCountry, async call => {
      const { id } = call.params
      if (!all.includes(id)) return refuse('not_found', {}, { kind: 'missing' })
      const done = await run(call, { type: 'SupportCountry', country: id, ...call.body, all })
      return replyOf(done, ({ state }) => ({ id, supported: !state.unsupported.has(id) }))
    }),
    bindCommand(supportCountries, async call => {
      const done = await run(call, { type: 'SupportCountries', ...call.body, all })
      return replyOf(done, ({ state }) => ({ supported: all.length - state.unsupported.size }))
    }),
  ]
}
