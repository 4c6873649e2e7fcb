// The rules of placements: the whole transition table, and what moves a placement from submitted to ready.
import { givenOf } from '../../kernel/given-when-then'
import { type PlacementCommand, placementDecider } from './placements.decider'
import { type PlacementEvent, placementEvents } from './placements.events'
import { DECISION_BY_TARGET, type PlacementDecision, TRANSITIONS, type Transition } from './placements.transitions'
import { PLACEMENT_STATUSES, type PlacementStatus } from './placements.views'

const given = givenOf(placementDecider)
const sample = placementEvents.definitions.PlacementOpened.sample
const { placementId, traineeId } = sample
const by = { userId: '0192f0c0-0000-7000-8000-000000000008', positionId: '0192f0c0-0000-7000-8000-000000000009' }
const supervisor = {
  userId: '0192f0c0-0000-7000-8000-000000000006',
  positionId: '0192f0c0-0000-7000-8000-000000000007',
}
const other = { userId: by.userId, positionId: '0192f0c0-0000-7000-8000-00000000000a' }

const oneWay = { id: traineeId, name: 'Consent', vendor: null, isMultiway: false }
const fourWay = { id: placementId, name: 'Four-way', vendor: null, isMultiway: true }

const opened = (agreements: typeof sample.agreements = []): PlacementEvent => ({
  type: 'PlacementOpened',
  data: { ...sample, agreements },
})
const submitted: PlacementEvent = { type: 'PlacementSubmitted', data: { placementId } }
const joined: PlacementEvent = { type: 'SupervisorJoined', data: { placementId, supervisor } }
const ready: PlacementEvent = { type: 'PlacementReady', data: { placementId } }
const approved: PlacementEvent = { type: 'PlacementApproved', data: { placementId, by } }
const denied: PlacementEvent = { type: 'PlacementDenied', data: { placementId, traineeId, by, reason: 'full' } }
const archived: PlacementEvent = { type: 'PlacementArchived', data: { placementId, by } }

const COMMANDS = {
  approve: 'ApprovePlacement',
  deny: 'DenyPlacement',
  reopen: 'ReopenPlacement',
  revoke: 'RevokePlacementApproval',
} as const

const decide = (decision: PlacementDecision, reason: string | undefined = 'full'): PlacementCommand =>
  decision === 'approve' ? { type: COMMANDS.approve, by } : { type: COMMANDS[decision], by, reason }

/** With the supervisor joined. */
const PAST: Readonly<Record<PlacementStatus, readonly PlacementEvent[]>> = {
  open: [opened(), joined],
  submitted: [opened([{ ...oneWay, submitterRoles: ['trainee'] }]), joined, submitted],
  ready: [opened(), joined, submitted, ready],
  approved: [opened(), joined, submitted, ready, approved],
  denied: [opened(), joined, submitted, ready, denied],
}

const EMITTED = {
  approve: 'PlacementApproved',
  deny: 'PlacementDenied',
  reopen: 'PlacementReopened',
  revoke: 'PlacementApprovalRevoked',
} as const

const everyPair = Object.values(DECISION_BY_TARGET).flatMap(decision =>
  PLACEMENT_STATUSES.map(status => ({ decision, status, row: TRANSITIONS[decision] as Transition })),
)
const repeated = everyPair.filter(({ status, row }) => status === row.to)
const allowed = everyPair.filter(({ status, row }) => row.from.includes(status))
const refused = everyPair.filter(pair => !repeated.includes(pair) && !allowed.includes(pair))

describe('PLACE-008 PLACE3-011 the transition table', () => {
  test('names every pair of decision and status once', () => {
    expect([repeated.length, allowed.length, refused.length]).toEqual([4, 5, 11])
  })

  test.each(allowed)('$decision leads on from $status', ({ decision, status, row }) => {
    const [event] = placementDecider.decide(decide(decision), stateAfter(PAST[status])) as PlacementEvent[]
    expect(event?.type).toBe(EMITTED[decision])
    expect(stateAfter([...PAST[status], ...(event ? [event] : [])]).status).toBe(row.to)
  })

  test.each(repeated)('$decision of a placement that is $status changes nothing', ({ decision, status }) => {
    given(...PAST[status])
      .when(decide(decision))
      .thenNothing()
  })

  test.each(refused)('$decision of a placement that is $status is a conflict', ({ decision, status, row }) => {
    const refusal = given(...PAST[status])
      .when(decide(decision))
      .thenRefused(row.otherwise, { status })
    expect(refusal.kind).toBe('conflict')
  })
})

function stateAfter(past: readonly PlacementEvent[]) {
  return past.reduce(placementDecider.evolve, placementDecider.initialState())
}

describe('decisions', () => {
  test('a denial says why, about the trainee', () => {
    given(...PAST.ready)
      .when(decide('deny', 'no opening'))
      .thenEmits({
        type: 'PlacementDenied',
        data: { placementId, traineeId, by, reason: 'no opening' },
      })
  })

  test.each(['deny', 'reopen', 'revoke'] as const)('%s needs a reason', decision => {
    const [from] = TRANSITIONS[decision].from
    const refusal = given(...PAST[from])
      .when({ type: COMMANDS[decision], by, reason: undefined })
      .thenRefused('placement.reason_required')
    expect(refusal.field).toBe('reason')
  })

  test.each(['approve', 'deny'] as const)('PLACE3-015 %s waits until the supervisor has joined', decision => {
    given(opened(), submitted).when(decide(decision)).thenRefused('placement.supervisor_not_joined')
  })

  test.each(['approve', 'deny'] as const)('%s of an archived placement is refused', decision => {
    given(...PAST.ready, archived)
      .when(decide(decision))
      .thenRefused('placement.archived')
  })

  test('what was never opened cannot be decided', () => {
    expect(given().when(decide('approve')).thenRefused('not_found').kind).toBe('missing')
  })

  test('a reopened placement is submitted and decided again', () => {
    const reopened: PlacementEvent = {
      type: 'PlacementReopened',
      data: { placementId, traineeId, by, reason: 'an opening came up' },
    }
    given(...PAST.denied, reopened)
      .when({ type: 'SubmitPlacement' })
      .thenEmits(submitted, ready)
  })
})

describe('becoming ready', () => {
  test('submitting last makes it ready when supervisor and agreements are complete', () => {
    given(...PAST.open)
      .when({ type: 'SubmitPlacement' })
      .thenEmits(submitted, ready)
  })

  test('the supervisor joining last makes it ready', () => {
    given(opened(), submitted).when({ type: 'JoinSupervisor', supervisor }).thenEmits(joined, ready)
  })

  test('the last signature makes it ready', () => {
    const data = { placementId, agreementId: oneWay.id, role: 'trainee', by } as const
    given(...PAST.submitted)
      .when({ type: 'SubmitAgreement', agreementId: oneWay.id, role: 'trainee', by })
      .thenEmits({ type: 'AgreementSubmitted', data }, ready)
  })

  test('without the supervisor it stays submitted', () => {
    given(opened()).when({ type: 'SubmitPlacement' }).thenEmits(submitted)
  })

  test('submitting again changes nothing, and what is ready was submitted', () => {
    given(...PAST.submitted)
      .when({ type: 'SubmitPlacement' })
      .thenNothing()
    given(...PAST.ready)
      .when({ type: 'SubmitPlacement' })
      .thenRefused('placement.not_open')
  })

  test('the same supervisor joins once, another does not take over', () => {
    given(...PAST.open)
      .when({ type: 'JoinSupervisor', supervisor })
      .thenNothing()
    given(...PAST.open)
      .when({ type: 'JoinSupervisor', supervisor: other })
      .thenRefused('placement.other_supervisor')
  })
})

describe('agreements', () => {
  const multiway = opened([{ ...fourWay, submitterRoles: ['trainee', 'supervisor'] }])
  const sign = (role: 'trainee' | 'supervisor' | 'coordinator'): PlacementCommand => ({
    type: 'SubmitAgreement',
    agreementId: fourWay.id,
    role,
    by,
  })
  const signedBy = (role: 'trainee' | 'supervisor'): PlacementEvent => ({
    type: 'AgreementSubmitted',
    data: { placementId, agreementId: fourWay.id, role, by },
  })

  test('a multiway agreement goes on to the next role', () => {
    given(multiway).when(sign('supervisor')).thenRefused('placement.agreement_not_next')
    given(multiway).when(sign('trainee')).thenEmits(signedBy('trainee'))
    given(multiway, signedBy('trainee')).when(sign('supervisor')).thenEmits(signedBy('supervisor'))
  })

  test('a role that the agreement does not name cannot submit it', () => {
    expect(given(multiway).when(sign('coordinator')).thenRefused('placement.agreement_other_role').kind).toBe(
      'forbidden',
    )
  })

  test('signing again changes nothing; an agreement of another placement does not exist here', () => {
    given(multiway, signedBy('trainee')).when(sign('trainee')).thenNothing()
    given(opened()).when(sign('trainee')).thenRefused('not_found')
  })
})

describe('toggles', () => {
  test('PLACE3-012 archived is switched on and off, each once', () => {
    given(...PAST.open)
      .when({ type: 'SetArchived', archived: true, by })
      .thenEmits(archived)
    given(...PAST.open, archived)
      .when({ type: 'SetArchived', archived: true, by })
      .thenNothing()
    given(...PAST.open, archived)
      .when({ type: 'SetArchived', archived: false, by })
      .thenEmits({ type: 'PlacementUnarchived', data: { placementId, by } })
  })

  test('it is on campus or not as was said last, also once it is decided', () => {
    const campus = (isCampus: boolean) => ({ type: 'PlacementCampusSet', data: { placementId, isCampus } }) as const
    given(...PAST.approved)
      .when({ type: 'SetCampus', isCampus: true })
      .thenEmits(campus(true))
    given(...PAST.approved, campus(true))
      .when({ type: 'SetCampus', isCampus: true })
      .thenNothing()
    given(...PAST.open)
      .when({ type: 'SetCampus', isCampus: false })
      .thenNothing()
  })

  test('it follows whoever guides its training, however it stands, and stays as it is where it is put away', () => {
    const changed = (faculty: typeof by | null) =>
      ({ type: 'PlacementFacultyChanged', data: { placementId, faculty } }) as const
    for (const status of PLACEMENT_STATUSES) {
      given(...PAST[status])
        .when({ type: 'FollowFaculty', faculty: by })
        .thenEmits(changed(by))
    }
    given(...PAST.open)
      .when({ type: 'FollowFaculty', faculty: null })
      .thenEmits(changed(null))
    given(...PAST.open, changed(by))
      .when({ type: 'FollowFaculty', faculty: by })
      .thenNothing()
    given(...PAST.open, archived)
      .when({ type: 'FollowFaculty', faculty: by })
      .thenNothing()
  })

  test('PLACE3-013 recurring is switched on and off, each once', () => {
    given(...PAST.open)
      .when({ type: 'SetRecurring', recurring: true })
      .thenEmits({ type: 'PlacementRecurringSet', data: { placementId, recurring: true } })
    given(...PAST.open)
      .when({ type: 'SetRecurring', recurring: false })
      .thenNothing()
  })
})

describe('reminding', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const trainee = { userId: traineeId, positionId: sample.traineePositionId }
  const remind: PlacementCommand = { type: 'RemindPlacement', by, now }
  const reminded = (to: readonly (typeof by)[], at = now): PlacementEvent => ({
    type: 'PlacementReminded',
    data: { placementId, by, to: [...to], at },
  })
  const named: PlacementEvent = { type: 'PlacementOpened', data: { ...sample, supervisor, agreements: [] } }

  test('whoever has to submit, to join or to sign is reminded', () => {
    given(named)
      .when(remind)
      .thenEmits(reminded([trainee, supervisor]))
    given(named, joined)
      .when(remind)
      .thenEmits(reminded([trainee]))
    given(opened([{ ...oneWay, submitterRoles: ['supervisor'] }]), joined, submitted)
      .when(remind)
      .thenEmits(reminded([supervisor]))
  })

  test('again after four hours, not before', () => {
    given(named, reminded([trainee, supervisor], '2026-11-21T08:00:01.000Z'))
      .when(remind)
      .thenRefused('placement.reminded_lately', { hours: 4 })
    given(named, reminded([trainee, supervisor], '2026-11-21T08:00:00.000Z'))
      .when(remind)
      .thenEmits(reminded([trainee, supervisor]))
  })

  test('whose turn it is now is reminded, though somebody else was a moment ago', () => {
    given(named, reminded([trainee], '2026-11-21T11:59:00.000Z'))
      .when(remind)
      .thenEmits(reminded([supervisor]))
    given(named, reminded([trainee], '2026-11-21T09:00:00.000Z'), reminded([supervisor], '2026-11-21T10:00:00.000Z'))
      .when(remind)
      .thenRefused('placement.reminded_lately', { hours: 4 })
  })

  test('nobody reminds themselves', () => {
    const himself: PlacementCommand = { ...remind, by: supervisor }
    given(named)
      .when(himself)
      .thenEmits({ type: 'PlacementReminded', data: { placementId, by: supervisor, to: [trainee], at: now } })
    given(opened([{ ...oneWay, submitterRoles: ['supervisor'] }]), joined, submitted)
      .when(himself)
      .thenRefused('placement.waits_for_nobody')
  })

  test('nobody is reminded of what waits for a decision, is decided or archived', () => {
    for (const status of ['ready', 'approved', 'denied'] as const)
      given(...PAST[status])
        .when(remind)
        .thenRefused('placement.waits_for_nobody')
    given(named, archived).when(remind).thenRefused('placement.archived')
  })
})
