// Contracts with the sites of the demonstration: one that goes on, one that ends soon after one that has ended, and one that has ended.
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, unwrapOrThrow } from '../../demonstration/part'
import { siteContractAggregate } from './site-contracts.aggregate'

/** From and until, in days from today; null: without an end. */
type Days = readonly [from: number, until: number | null]

const CONTRACTS: Readonly<Record<string, readonly Days[]>> = {
  bayview: [[-420, 310]],
  harbor: [
    [-1070, -341],
    [-340, 24],
  ],
  juniper: [[-760, -30]],
  campus: [[-900, null]],
}
/** Its paper is there. */
const SIGNED = 'bayview'

export async function recordContracts(demonstration: Demonstration, siteId: string, key: string): Promise<void> {
  const { services, people, now } = demonstration
  const coordinator = personCalled(people, 'coordinator')
  const { organizationId, userId: recorderId, positionId: recorderPositionId } = coordinator
  const today = dateIn(coordinator.zone, now)
  for (const [index, [from, until]] of (CONTRACTS[key] ?? []).entries()) {
    const name = `site-${key}-contract-${index}`
    const contractId = derivedId(`demonstration-${name}`, 'site contract')
    const data = {
      ...{ contractId, siteId, organizationId, recorderId, recorderPositionId, name: 'Affiliation agreement' },
      ...{ startAt: addDays(today, from), endAt: until === null ? null : addDays(today, until) },
    }
    const request = { command: () => ({ type: 'RecordContract' as const, data }) }
    const context = actingAs(coordinator, name, now)
    unwrapOrThrow(await services.executor.execute(siteContractAggregate, contractId, request, context))
    if (key === SIGNED) await demonstration.attach({ ...PAPER, attachableId: contractId, from: 'coordinator' })
  }
}

const PAPER = {
  attachableType: 'sitecontract',
  filename: 'bayview-affiliation-agreement.pdf',
  lines: ['Affiliation agreement', 'Bayview Family Services'],
}
