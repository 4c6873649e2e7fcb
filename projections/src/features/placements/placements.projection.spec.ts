// Events of placements, and the rows they become.
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { placementProjection } from './placements.projection'

const samples = placementEvents.definitions
const { placementId } = samples.PlacementOpened.sample

const event = eventsOf(placementEvents, placementId)

const opened = event('PlacementOpened', 0)

test('PLACE-001 PLACE3-006 an opened placement names who and what it is about, and waits for signatures', () => {
  expect(rowAfter(placementProjection, [opened])).toMatchObject({
    placement_id: placementId,
    placement_status: 'open',
    trainee_id: samples.PlacementOpened.sample.traineeId,
    supervisor_id: null,
    supervisor_joined: false,
    signature_required: true,
    approved_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    revision: 0,
  })
})

test('the signature of the last role ends the need for one', () => {
  const trainee = event('AgreementSubmitted', 1, { role: 'trainee' })
  const supervisor = event('AgreementSubmitted', 2, { role: 'supervisor' })
  expect(rowAfter(placementProjection, [opened, trainee])).toMatchObject({ signature_required: true })
  expect(rowAfter(placementProjection, [opened, trainee, supervisor])).toMatchObject({
    signature_required: false,
    agreements: [{ submittedBy: ['trainee', 'supervisor'], submittedAt: '2026-09-03T10:00:00.000Z' }],
  })
})

test('approval has a date, and revoking it takes the date away', () => {
  const past = [opened, event('PlacementSubmitted', 1), event('PlacementReady', 2), event('PlacementApproved', 3)]
  expect(rowAfter(placementProjection, past)).toMatchObject({
    placement_status: 'approved',
    approved_at: '2026-09-04T10:00:00.000Z',
    revision: 3,
  })
  expect(rowAfter(placementProjection, [...past, event('PlacementApprovalRevoked', 4)])).toMatchObject({
    placement_status: 'ready',
    approved_at: null,
  })
})

test('it was submitted when that was done last', () => {
  const submitted = [opened, event('PlacementSubmitted', 1)]
  expect(rowAfter(placementProjection, [opened])).toMatchObject({ submitted_at: null })
  expect(rowAfter(placementProjection, submitted)).toMatchObject({ submitted_at: '2026-09-02T10:00:00.000Z' })
  const again = [...submitted, event('PlacementReopened', 2), event('PlacementSubmitted', 3)]
  expect(rowAfter(placementProjection, again)).toMatchObject({ submitted_at: '2026-09-04T10:00:00.000Z' })
})

test('it waits for a decision since it was ready, or its approval was revoked; what is said of it changes nothing in that', () => {
  const ready = [opened, event('PlacementSubmitted', 1), event('PlacementReady', 2)]
  const since = { ready_at: '2026-09-03T10:00:00.000Z' }
  expect(rowAfter(placementProjection, ready)).toMatchObject(since)
  expect(rowAfter(placementProjection, [...ready, event('PlacementCommented', 3)])).toMatchObject(since)
  const approved = [...ready, event('PlacementApproved', 3)]
  expect(rowAfter(placementProjection, approved)).toMatchObject({ ready_at: null })
  expect(rowAfter(placementProjection, [...ready, event('PlacementDenied', 3)])).toMatchObject({ ready_at: null })
  const revoked = [...approved, event('PlacementApprovalRevoked', 4)]
  expect(rowAfter(placementProjection, revoked)).toMatchObject({ ready_at: '2026-09-05T10:00:00.000Z' })
})

test('what was taken back says so with who and why, until it is decided again', () => {
  const approved = [opened, event('PlacementSubmitted', 1), event('PlacementReady', 2), event('PlacementApproved', 3)]
  const revoked = [...approved, event('PlacementApprovalRevoked', 4)]
  const { by } = samples.PlacementApprovalRevoked.sample
  const told = { byId: by.userId, byPositionId: by.positionId, reason: 'The site has no opening this term' }
  expect(rowAfter(placementProjection, approved)).toMatchObject({ taken_back: null })
  expect(rowAfter(placementProjection, revoked)).toMatchObject({
    taken_back: { kind: 'revoked', at: '2026-09-05T10:00:00.000Z', ...told },
  })
  expect(rowAfter(placementProjection, [...revoked, event('PlacementApproved', 5)])).toMatchObject({ taken_back: null })
  const denied = [...revoked, event('PlacementDenied', 5)]
  expect(rowAfter(placementProjection, denied)).toMatchObject({ taken_back: null })
  expect(rowAfter(placementProjection, [...denied, event('PlacementReopened', 6)])).toMatchObject({
    taken_back: { kind: 'reopened', at: '2026-09-07T10:00:00.000Z', ...told },
  })
})

test('a denial keeps its reason until it is reopened', () => {
  const denied = [opened, event('PlacementDenied', 1)]
  expect(rowAfter(placementProjection, denied)).toMatchObject({
    placement_status: 'denied',
    denied_reason: 'The site has no opening this term',
  })
  expect(rowAfter(placementProjection, [...denied, event('PlacementReopened', 2)])).toMatchObject({
    placement_status: 'open',
    denied_reason: null,
  })
})

test('PLACE3-012 PLACE3-013 archived and recurring stand beside the status', () => {
  const past = [opened, event('PlacementArchived', 1), event('PlacementRecurringSet', 2)]
  expect(rowAfter(placementProjection, past)).toMatchObject({
    placement_status: 'open',
    recurring: true,
    archived_at: '2026-09-02T10:00:00.000Z',
  })
  expect(rowAfter(placementProjection, [...past, event('PlacementUnarchived', 3)])).toMatchObject({ archived_at: null })
})

test('whether it is on campus, and who guides it, is as was said last', () => {
  const past = [opened, event('PlacementCampusSet', 1), event('PlacementFacultyChanged', 2, { faculty: null })]
  expect(rowAfter(placementProjection, past)).toMatchObject({
    is_campus: true,
    faculty_id: null,
    faculty_position_id: null,
    placement_status: 'open',
    revision: 2,
  })
  const { faculty } = samples.PlacementFacultyChanged.sample
  expect(rowAfter(placementProjection, [...past, event('PlacementFacultyChanged', 3)])).toMatchObject({
    faculty_id: faculty?.userId,
    faculty_position_id: faculty?.positionId,
  })
})

test('its days are those that were said last, until they are said to be those of the training', () => {
  const changed = event('PlacementDaysChanged', 1, { firstDay: '2027-01-10', lastDay: '2027-04-30' })
  expect(rowAfter(placementProjection, [opened])).toMatchObject({ first_day: null, last_day: null })
  expect(rowAfter(placementProjection, [opened, changed])).toMatchObject({
    ...{ first_day: '2027-01-10', last_day: '2027-04-30', placement_status: 'open', revision: 1 },
    updated_at: '2026-09-02T10:00:00.000Z',
  })
  const asTraining = event('PlacementDaysChanged', 2, { firstDay: null, lastDay: null })
  expect(rowAfter(placementProjection, [opened, changed, asTraining])).toMatchObject({
    ...{ first_day: null, last_day: null, revision: 2 },
  })
})

test('a withdrawn one is archived, and open when it is brought back', () => {
  const ready = [opened, event('PlacementSubmitted', 1), event('PlacementReady', 2)]
  const withdrawn = [...ready, event('PlacementWithdrawn', 3)]
  const open = { placement_status: 'open', ready_at: null, done: [] }
  expect(rowAfter(placementProjection, withdrawn)).toMatchObject({ ...open, archived_at: '2026-09-04T10:00:00.000Z' })
  const back = [...withdrawn, event('PlacementUnarchived', 4)]
  expect(rowAfter(placementProjection, back)).toMatchObject({ ...open, archived_at: null })
})

test('the supervisor joins and comments follow one another', () => {
  const past = [opened, event('SupervisorJoined', 1), event('PlacementCommented', 2), event('PlacementCommented', 3)]
  expect(rowAfter(placementProjection, past)).toMatchObject({
    supervisor_joined: true,
    supervisor_id: samples.SupervisorJoined.sample.supervisor.userId,
    comments: [{ at: '2026-09-03T10:00:00.000Z' }, { at: '2026-09-04T10:00:00.000Z' }],
    updated_at: '2026-09-04T10:00:00.000Z',
  })
})

test('a decision about a placement that is not there makes no row', () => {
  expect(rowAfter(placementProjection, [event('PlacementApproved', 1)])).toBeUndefined()
})

test('every event of placements is shown', () => {
  expect(Object.keys(placementProjection.on).sort()).toEqual(Object.keys(samples).sort())
})

test('who has done what towards the decision stands there while it holds', () => {
  const { supervisor } = samples.SupervisorJoined.sample
  const { agreements } = samples.PlacementOpened.sample
  const past = [
    ...[opened, event('SupervisorJoined', 1), event('PlacementSubmitted', 2)],
    event('AgreementSubmitted', 3, { agreementId: agreements[0]?.id ?? '' }),
  ]
  const steps = (events: typeof past) => rowAfter(placementProjection, events)?.done.map(({ step }) => step)
  expect(rowAfter(placementProjection, past)?.done).toMatchObject([
    { step: 'joined', byId: supervisor.userId, byPositionId: supervisor.positionId, at: '2026-09-02T10:00:00.000Z' },
    { step: 'submitted', at: '2026-09-03T10:00:00.000Z' },
    { step: 'signed', agreement: agreements[0]?.name, at: '2026-09-04T10:00:00.000Z' },
  ])
  const approved = [...past, event('PlacementApproved', 4)]
  expect(steps(approved)).toEqual(['joined', 'submitted', 'signed', 'approved'])
  expect(steps([...approved, event('PlacementApprovalRevoked', 5)])).toEqual(['joined', 'submitted', 'signed'])
  const denied = [...past, event('PlacementDenied', 4)]
  expect(steps([...denied, event('PlacementReopened', 5)])).toEqual(['joined', 'signed'])
})

test('whom its trainee proposes stands in it until somebody is named, with when they were invited', () => {
  const proposed = event('SupervisorProposed', 1)
  const invited = event('ProposedSupervisorInvited', 2)
  const rosa = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@bayview.test' }
  const { inviteeId } = samples.ProposedSupervisorInvited.sample
  expect(rowAfter(placementProjection, [opened, proposed])).toMatchObject({
    ...{ proposed: { ...rosa, invitedAt: null }, invitee_id: null, revision: 1 },
  })
  expect(rowAfter(placementProjection, [opened, proposed, invited])).toMatchObject({
    ...{ proposed: { ...rosa, invitedAt: '2026-09-03T10:00:00.000Z' }, invitee_id: inviteeId },
  })
  for (const type of ['SupervisorNamed', 'SupervisorJoined', 'SupervisorDeclined'] as const) {
    expect(rowAfter(placementProjection, [opened, proposed, invited, event(type, 3)])).toMatchObject({
      ...{ proposed: null, invitee_id: null },
    })
  }
})
