// The organizations of the demonstration have owners, its clinic calls things in its own way, one asks its trainees for insurance, and one of before is archived.
import type { Principal } from '@practicum/shared/access/principal'
import type { OrganizationCommand } from '@practicum/shared/features/people/organization.decider'
import { organizationSettings } from '@practicum/shared/features/people/people.fields'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { organizationAggregate } from '../people/people.aggregates'

const EVENING_ID = derivedId('demonstration', 'evening program')

const DAY_MS = 86_400_000

const EVENING = {
  type: 'FoundOrganization' as const,
  organizationId: EVENING_ID,
  name: 'Harbor Evening Program',
  kind: 'academic' as const,
  zone: 'America/Los_Angeles',
  accent: null,
  words: {},
  settings: initiallyOf(organizationSettings),
}

const WORDS = {
  trainee: { one: 'resident', many: 'residents' },
  client: { one: 'patient', many: 'patients' },
}

export const organizationDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(organizationAggregate, EVENING_ID)
    return state.status === 'archived'
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
    await askForInsurance(demonstration, personCalled(people, 'coordinator'))
    const evening = { ...admin, organizationId: EVENING_ID }
    await run(demonstration, evening, { name: 'evening-founded', command: EVENING })
    const archive = { type: 'ArchiveOrganization' as const }
    await run(demonstration, evening, { name: 'evening-archived', command: archive, daysAgo: 45 })
  },
}

async function askForInsurance(demonstration: Demonstration, coordinator: Principal): Promise<void> {
  const { state } = await demonstration.services.executor.load(organizationAggregate, coordinator.organizationId)
  if (!('settings' in state)) throw new Error('the university of the demonstration has no settings')
  const settings = { ...state.settings, requireTraineeInsurance: true }
  await run(demonstration, coordinator, { name: 'insurance-asked', command: { type: 'ChangeSettings', settings } })
}

interface Step {
  readonly name: string
  readonly command: OrganizationCommand
  readonly daysAgo?: number
}

async function run(
  { services: { executor }, now }: Demonstration,
  actor: Principal,
  { name, command, daysAgo = 390 }: Step,
): Promise<void> {
  const context = actingAs(actor, name, new Date(now.getTime() - daysAgo * DAY_MS))
  unwrapOrThrow(
    await executor.execute(organizationAggregate, actor.organizationId, { command: () => command }, context),
  )
}
