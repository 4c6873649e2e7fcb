// Placements of the demonstration in every state.
import type { Principal } from '@practicum/shared/access/principal'
import type { Role } from '@practicum/shared/access/roles'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, partOf, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { fillPlacementLogs } from '../placement-logs/placement-logs.demonstration'
import { demoTrainingId } from '../trainings/trainings.ids'
import { placementAggregate } from './placements.aggregate'
import { executeCounting } from './placements.applications'
import { applyFor } from './placements.requesting'
import { openPlacement } from './placements.seeding'

/** Keys of sites that the directory of the demonstration has. */
type SiteKey = 'bayview' | 'harbor' | 'juniper' | 'northside' | 'campus'

const siteOf = (key: SiteKey): string => derivedId(`demonstration-site-${key}`, 'site')

interface DemoPlacement {
  readonly trainee: string
  readonly site: SiteKey
  readonly supervisor: string
  /** How far it has come. */
  readonly until: 'open' | 'submitted' | 'joined' | 'ready' | 'approved' | 'denied' | 'archived'
  readonly say?: string
  /** For the training after the one that runs. */
  readonly next?: true
  /** Its trainee has logged days. */
  readonly logged?: true
}

const PLACEMENTS: readonly DemoPlacement[] = [
  {
    trainee: 'trainee',
    site: 'bayview',
    supervisor: 'supervisor',
    until: 'ready',
    say: 'Thursday evenings work for the site.',
  },
  { trainee: 'trainee', site: 'campus', supervisor: 'supervisor.kira', until: 'approved', logged: true },
  { trainee: 'trainee', site: 'northside', supervisor: 'supervisor.jonas', until: 'submitted' },
  { trainee: 'trainee.ben', site: 'harbor', supervisor: 'supervisor', until: 'ready' },
  { trainee: 'trainee.ben', site: 'juniper', supervisor: 'supervisor.kira', until: 'denied' },
  { trainee: 'trainee.chloe', site: 'juniper', supervisor: 'supervisor.kira', until: 'ready' },
  { trainee: 'trainee.dev', site: 'harbor', supervisor: 'supervisor.jonas', until: 'joined' },
  { trainee: 'trainee.elise', site: 'northside', supervisor: 'supervisor.jonas', until: 'submitted' },
  { trainee: 'trainee.elise', site: 'bayview', supervisor: 'supervisor', until: 'ready' },
  { trainee: 'trainee.farid', site: 'bayview', supervisor: 'supervisor', until: 'approved' },
  { trainee: 'trainee.farid', site: 'campus', supervisor: 'supervisor.kira', until: 'open' },
  { trainee: 'trainee.chloe', site: 'northside', supervisor: 'supervisor.jonas', until: 'archived' },
  { trainee: 'trainee.elise', site: 'juniper', supervisor: 'supervisor.kira', until: 'submitted', next: true },
]

export const placementDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const id = derivedId(`demonstration-${keyOf(PLACEMENTS.length - 1)}`, 'placement')
    const { events } = await executor.loadWhole(placementAggregate, id)
    return events.some(({ type }) => type === 'PlacementSubmitted')
  },
  async fill(demonstration) {
    await requestOne(demonstration)
    await proposeOne(demonstration)
    for (const [index, placement] of PLACEMENTS.entries()) {
      const siteId = siteOf(placement.site)
      const { userId } = personCalled(demonstration.people, placement.trainee)
      const trainingId = demoTrainingId(placement.next ? 'next' : 'current', userId)
      const id = await fillPlacement(demonstration, { key: keyOf(index), siteId, trainingId, ...placement })
      if (placement.logged) await fillPlacementLogs(demonstration, id)
    }
  },
}

/** As trainees ask for one, before all others: the last of them tells that all are there. */
async function requestOne({ services, people, now }: Demonstration): Promise<void> {
  const trainee = personCalled(people, 'trainee.dev')
  const supervisor = personCalled(people, 'supervisor')
  const today = dateIn(trainee.zone, now)
  const wanted = {
    site_id: siteOf('bayview'),
    training_id: demoTrainingId('current', trainee.userId),
    ...{ first_day: addDays(today, 30), last_day: addDays(today, 150) },
    supervisor: { id: supervisor.userId, position_id: supervisor.positionId },
    note: 'I worked with families at the school before, and would like to go on with that.',
  }
  unwrapOrThrow(await applyFor(services.executor, trainee, wanted, actingAs(trainee, 'placement-request', now)))
}

/** Whoever it is has no account yet. */
async function proposeOne({ services, people, now }: Demonstration): Promise<void> {
  const trainee = personCalled(people, 'trainee.dev')
  const wanted = {
    site_id: siteOf('campus'),
    training_id: demoTrainingId('current', trainee.userId),
    proposed_supervisor: { first_name: 'Helena', last_name: 'Marsh', email: 'helena.marsh@demo.practicum.test' },
    note: 'Dr. Marsh leads the evening group there and would take me on.',
  }
  unwrapOrThrow(await applyFor(services.executor, trainee, wanted, actingAs(trainee, 'placement-proposal', now)))
}

const keyOf = (index: number): string => `placement-${index}`

interface Filling extends DemoPlacement {
  readonly key: string
  readonly siteId: string
  readonly trainingId: string
}

async function fillPlacement({ services, people, now }: Demonstration, placement: Filling): Promise<string> {
  const { key, siteId, trainingId } = placement
  const trainee = personCalled(people, placement.trainee)
  const supervisor = personCalled(people, placement.supervisor)
  const coordinator = personCalled(people, 'coordinator')
  const agreementId = derivedId(key, 'agreement')
  const submitterRoles: Role[] = ['trainee', 'supervisor']
  const agreements = [{ id: agreementId, name: 'Placement agreement', vendor: null, isMultiway: true, submitterRoles }]
  const opening = {
    siteId,
    trainingId,
    supervisor: partOf(supervisor),
    ...initiallyOf(placementContent),
    isCampus: placement.site === 'campus',
    agreements,
  }
  const id = unwrapOrThrow(await openPlacement(services, opening, actingAs(trainee, key, now)))
  for (const [by, command] of wayTo(placement, { trainee, supervisor, coordinator, agreementId })) {
    const context = actingAs(by, `${key}-${command.type}-${by.positionId}`, now)
    unwrapOrThrow(await executeCounting(services.executor, id, { command: () => command }, context))
  }
  return id
}

interface Parties {
  readonly trainee: Principal
  readonly supervisor: Principal
  readonly coordinator: Principal
  readonly agreementId: string
}
type Step = readonly [by: Principal, command: PlacementCommand]

const LEFT_OUT = 'The site has no opening for this term. Please choose another one.'

/** What its people did with the placement, in order. */
function wayTo(
  { until, say }: DemoPlacement,
  { trainee, supervisor, coordinator, agreementId }: Parties,
): readonly Step[] {
  const sign = (by: Principal, role: Role): Step => [by, { type: 'SubmitAgreement', agreementId, role, by: partOf(by) }]
  const by = partOf(coordinator)
  const submitted: readonly Step[] = [sign(trainee, 'trainee'), [trainee, { type: 'SubmitPlacement' }]]
  const joined: readonly Step[] = [
    ...submitted,
    [supervisor, { type: 'JoinSupervisor', supervisor: partOf(supervisor) }],
  ]
  const ready: readonly Step[] = [...joined, sign(supervisor, 'supervisor')]
  const commentId = derivedId(agreementId, 'comment')
  const said: readonly Step[] = say
    ? [[supervisor, { type: 'CommentOnPlacement', commentId, by: partOf(supervisor), body: say }]]
    : []
  const ways: Readonly<Record<DemoPlacement['until'], readonly Step[]>> = {
    open: [],
    submitted,
    joined,
    ready,
    approved: [...ready, [coordinator, { type: 'ApprovePlacement', by }]],
    denied: [...ready, [coordinator, { type: 'DenyPlacement', by, reason: LEFT_OUT }]],
    archived: [...ready, [coordinator, { type: 'SetArchived', archived: true, by }]],
  }
  return [...ways[until], ...said]
}
