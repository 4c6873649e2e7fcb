// The rules of requests for placements: what they open, and what is done about one before it is decided.
import { givenOf } from '../../kernel/given-when-then'
import { noteIdOf } from './placement-requests.rules'
import { placementDecider } from './placements.decider'
import { type PlacementEvent, placementEvents } from './placements.events'

const given = givenOf(placementDecider)
const { definitions } = placementEvents
const { placementId, traineeId, traineePositionId, ...content } = definitions.PlacementOpened.sample
const supervisor = definitions.SupervisorJoined.sample.supervisor
const other = { ...supervisor, positionId: placementId }
const trainee = { userId: traineeId, positionId: traineePositionId }
const data = { placementId, traineeId, traineePositionId, ...content, supervisor, agreements: [] }

const opened: PlacementEvent = { type: 'PlacementOpened', data }
const submitted: PlacementEvent = { type: 'PlacementSubmitted', data: { placementId } }
const joined: PlacementEvent = { type: 'SupervisorJoined', data: { placementId, supervisor } }
const ready: PlacementEvent = { type: 'PlacementReady', data: { placementId } }
const withdrawn: PlacementEvent = { type: 'PlacementWithdrawn', data: { placementId, by: trainee } }
const declined: PlacementEvent = { type: 'SupervisorDeclined', data: { placementId, supervisor } }
const approved: PlacementEvent = { type: 'PlacementApproved', data: { placementId, by: other } }
const denied: PlacementEvent = { type: 'PlacementDenied', data: { placementId, traineeId, by: other, reason: 'full' } }
const archived: PlacementEvent = { type: 'PlacementArchived', data: { placementId, by: other } }
const named = (one: typeof supervisor | null): PlacementEvent => ({
  type: 'SupervisorNamed',
  data: { placementId, supervisor: one, by: trainee },
})

const withdraw = { type: 'WithdrawPlacement', by: trainee } as const
const decline = { type: 'DeclineSupervising', supervisor } as const
const join = { type: 'JoinSupervisor', supervisor } as const
const name = (one: typeof supervisor | null) => ({ type: 'NameSupervisor', supervisor: one, by: trainee }) as const

test('a request is submitted at once, and what its trainee adds is its first comment', () => {
  given().when({ type: 'RequestPlacement', data, note: '' }).thenEmits(opened, submitted)
  const note: PlacementEvent = {
    type: 'PlacementCommented',
    data: {
      ...{ placementId, commentId: noteIdOf(placementId), body: 'From January on' },
      ...{ authorId: traineeId, authorPositionId: traineePositionId },
    },
  }
  given().when({ type: 'RequestPlacement', data, note: 'From January on' }).thenEmits(opened, submitted, note)
  given(opened, submitted).when({ type: 'RequestPlacement', data, note: '' }).thenNothing()
})

test('a request is ready once its supervisor has joined', () => {
  given(opened, submitted).when(join).thenEmits(joined, ready)
})

test('its trainee withdraws it, once', () => {
  for (const past of [[opened], [opened, submitted], [opened, submitted, joined, ready]]) {
    given(...past)
      .when(withdraw)
      .thenEmits(withdrawn)
  }
  given(opened, withdrawn).when(withdraw).thenNothing()
  given(opened, archived).when(withdraw).thenNothing()
})

test('what its trainee withdrew is open when it is brought back: nobody decides it before they submit it anew', () => {
  const back: PlacementEvent = { type: 'PlacementUnarchived', data: { placementId, by: other } }
  const past = [opened, submitted, joined, ready, withdrawn, back]
  given(...past)
    .when({ type: 'ApprovePlacement', by: other })
    .thenRefused('placement.not_ready')
  given(...past)
    .when({ type: 'SubmitPlacement' })
    .thenEmits(submitted, ready)
})

test('who is named and declines is not part of it any more, and a ready one waits again', () => {
  given(opened, submitted).when(decline).thenEmits(declined)
  given(opened, submitted, joined, ready).when(decline).thenEmits(declined)
  given(opened, submitted, declined).when(decline).thenNothing()
  given(opened, submitted, joined, ready, declined, named(supervisor)).when(join).thenEmits(joined, ready)
})

test('another supervisor is named, or nobody, and joins themselves', () => {
  given(opened, submitted).when(name(other)).thenEmits(named(other))
  given(opened, submitted).when(name(supervisor)).thenNothing()
  given(opened, submitted, joined, ready).when(name(null)).thenEmits(named(null))
  given(opened, submitted, named(null)).when(name(null)).thenNothing()
  given(opened, submitted, named(other)).when(join).thenRefused('placement.other_supervisor')
})

test('what the supervisor before has signed does not count for the next', () => {
  const agreement = { id: traineeId, name: 'Consent', vendor: null, isMultiway: false }
  const agreed: PlacementEvent = {
    type: 'PlacementOpened',
    data: { ...data, agreements: [{ ...agreement, submitterRoles: ['supervisor'] }] },
  }
  const signed: PlacementEvent = {
    type: 'AgreementSubmitted',
    data: { placementId, agreementId: traineeId, role: 'supervisor', by: supervisor },
  }
  given(agreed, submitted, signed).when(join).thenEmits(joined, ready)
  given(agreed, submitted, signed, named(null), named(supervisor)).when(join).thenEmits(joined)
})

test.each([
  ['approved', approved],
  ['denied', denied],
] as const)('what is %s stays with whom it was decided on', (status, decided) => {
  for (const command of [withdraw, decline, name(other)]) {
    given(opened, submitted, joined, ready, decided).when(command).thenRefused('placement.decided', { status })
  }
})

test('nothing of an archived one is changed', () => {
  for (const command of [decline, name(other)]) given(opened, archived).when(command).thenRefused('placement.archived')
})

describe('whom its trainee proposes as supervisor', () => {
  const rosa = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@bayview.test' }
  const inviteeId = definitions.ProposedSupervisorInvited.sample.inviteeId
  const nobody: PlacementEvent = { type: 'PlacementOpened', data: { ...data, supervisor: null } }
  const proposed: PlacementEvent = { type: 'SupervisorProposed', data: { placementId, traineeId, ...rosa } }
  const invited: PlacementEvent = { type: 'ProposedSupervisorInvited', data: { placementId, inviteeId, by: other } }
  const invite = { type: 'InviteProposed', inviteeId, by: other } as const
  const come = { type: 'NameInvited', inviteeId, supervisor } as const
  const byInviter: PlacementEvent = { type: 'SupervisorNamed', data: { placementId, supervisor, by: other } }
  const past = [nobody, proposed, submitted]

  test('stands in the request', () => {
    given()
      .when({ type: 'RequestPlacement', data: { ...data, supervisor: null }, note: '', proposed: rosa })
      .thenEmits(nobody, proposed, submitted)
  })

  test('is invited once, and named once they have come, in the name of whoever invited them', () => {
    given(...past)
      .when(invite)
      .thenEmits(invited)
    given(...past, invited)
      .when(invite)
      .thenNothing()
    given(...past, invited)
      .when(come)
      .thenEmits(byInviter)
    given(...past, invited, byInviter)
      .when(come)
      .thenNothing()
    given(...past)
      .when(come)
      .thenNothing()
  })

  test('is not invited where nobody is proposed any more, or nothing is open', () => {
    given(nobody, submitted).when(invite).thenRefused('placement.nobody_proposed')
    given(...past, named(null))
      .when(invite)
      .thenRefused('placement.nobody_proposed')
    given(...past, archived)
      .when(invite)
      .thenRefused('placement.archived')
    given(...past, { type: 'PlacementDenied', data: { placementId, traineeId, by: other, reason: 'full' } })
      .when(invite)
      .thenRefused('placement.decided')
  })

  test('gives way to whoever is named in their place, also to nobody, and is not named then by coming', () => {
    given(...past)
      .when(name(null))
      .thenEmits(named(null))
    given(...past, invited, named(supervisor))
      .when({ ...come, supervisor: other })
      .thenNothing()
    given(...past, invited, archived)
      .when(come)
      .thenNothing()
  })
})
