// How the past of a site tells of its contracts, to those who see them: each that was recorded, and what became of it.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import {
  type SiteContractState,
  siteContractDecider,
} from '@practicum/shared/features/supervision-sites/site-contracts.decider'
import {
  type SiteContractEvent,
  siteContractEvents,
} from '@practicum/shared/features/supervision-sites/site-contracts.events'
import { siteContractPolicy } from '@practicum/shared/features/supervision-sites/site-contracts.policy'
import type { EventData, HistoryBeside } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const siteContractsTold: HistoryBeside = {
  of: 'site',
  uses: ['site_contract'],
  async streams({ db, principal }, id) {
    const where = scopeOf(siteContractPolicy.see, principal, 'c').and('c.site_id = ?', id)
    const stream = `'sitecontract-' || c.site_contract_id as stream`
    const rows = await queryRows<{ stream: string }>(db, where.select(stream, 'read.site_contract c'))
    return rows.map(row => row.stream)
  },
  types: Object.keys(siteContractEvents.definitions),
  tell(events) {
    const names = new Map<string, unknown>()
    return events.map(event => {
      const before = names.get(event.entityId) ?? event.data.name
      names.set(event.entityId, event.data.name ?? before)
      return { ...event, data: told(event, before) }
    })
  },
  /** Nothing where none was recorded, as for whoever is told of none. */
  cameTo: events => (events.length === 0 ? {} : { contracts: contractsAfter(events) }),
}

/** Which of them is meant is said by the name that it had. */
function told({ data }: StoredEvent, contract: unknown): EventData {
  const { name, startAt, endAt, days } = data
  return {
    contract,
    ...(name !== undefined && name !== contract && { name }),
    ...(startAt !== undefined && { startAt }),
    ...(endAt !== undefined && { endAt }),
    ...(days !== undefined && { days }),
  }
}

function contractsAfter(events: readonly StoredEvent[]): readonly EventData[] {
  const contracts = new Map<string, SiteContractState>()
  for (const event of events) {
    const before = contracts.get(event.entityId) ?? siteContractDecider.initialState()
    contracts.set(event.entityId, siteContractDecider.evolve(before, event as unknown as SiteContractEvent))
  }
  return [...contracts.values()].flatMap(contract =>
    contract.status === 'kept' ? [{ contract: contract.name, startAt: contract.startAt, endAt: contract.endAt }] : [],
  )
}
