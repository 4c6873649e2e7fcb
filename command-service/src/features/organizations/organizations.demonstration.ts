// The organizations of the demonstration have owners, and its clinic calls things in its own way.
import type { Principal } from '@practicum/shared/access/principal'
import type { OrganizationCommand } from '@practicum/shared/features/people/organization.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { organizationAggregate } from '../people/people.aggregates'

const CLINIC_ID = derivedId('demonstration', 'clinic')

const DAY_MS = 86_400_000

const WORDS = {
  trainee: { one: 'resident', many: 'residents' },
  client: { one: 'patient', many: 'patients' },
}

export const organizationDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(organizationAggregate, CLINIC_ID)
    return state.status === 'active' && state.owner !== undefined
  },
  async fill(demonstration) {
    const { people } = demonstration
    const admin = personCalled(people, 'admin')
    const manager = personCalled(people, 'clinic.manager')
    await run(demonstration, manager, { name: 'clinic-words', command: { type: 'ChangeWords', words: WORDS } })
    for (const key of ['coordinator', 'clinic.manager']) {
      const owner = personCalled(people, key)
      const { userId, positionId, role, organizationId } = owner
      const command = { type: 'ChooseOwner' as const, positions: [{ userId, positionId, role }] }
      await run(demonstration, { ...admin, organizationId }, { name: `owner-${key}`, command })
    }
  },
}

async function run(
  { services: { executor }, now }: Demonstration,
  actor: Principal,
  { name, command }: { readonly name: string; readonly command: OrganizationCommand },
): Promise<void> {
  const context = actingAs(actor, name, new Date(now.getTime() - 390 * DAY_MS))
  unwrapOrThrow(
    await executor.execute(organizationAggregate, actor.organizationId, { command: () => command }, context),
  )
}
