// Who is told about placements: trainee, supervisor and faculty of it, and coordinators of what waits for them; never the one who acted. Its trainee hears also when the site has a place for it.
import { noteIdOf } from '@practicum/shared/features/placements/placement-requests.rules'
import type { PlacementEvent } from '@practicum/shared/features/placements/placements.events'
import type { Placement, PlacementState } from '@practicum/shared/features/placements/placements.state'
import type { SiteSlotEvent } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { folded } from '../../execution/loaded'
import type { Notice, Recipient, RecipientLookUps, RecipientRule } from '../../reactions/notifying'
import { placementAggregate } from './placements.aggregate'

const everyoneOf = ({
  traineeId,
  traineePositionId,
  supervisor,
  supervisorJoined,
  faculty,
}: Placement): readonly Recipient[] => [
  { userId: traineeId, positionId: traineePositionId },
  ...(supervisor && supervisorJoined ? [supervisor] : []),
  ...(faculty ? [faculty] : []),
]

/** Whoever is named as supervisor and has not answered hears of it, too. */
const withAsked = (placement: Placement): readonly Recipient[] => {
  const { supervisor, supervisorJoined } = placement
  return [...everyoneOf(placement), ...(supervisor && !supervisorJoined ? [supervisor] : [])]
}

/** As the event left the placement. */
const ofPlacement =
  (
    notify: (placement: Placement, find: RecipientLookUps) => Notice | Promise<Notice | readonly Notice[]>,
  ): RecipientRule =>
  async (event, executor, find) => {
    const { state } = await executor.loadAfter(placementAggregate, event)
    return state.status === 'unknown' ? undefined : notify(state, find)
  }

const all = (kind: string, told = everyoneOf): RecipientRule =>
  ofPlacement(placement => ({ kind, to: told(placement) }))

/** Coordinators hear of what they decide about, or name somebody for. */
const withCoordinators = (kind: string, told = everyoneOf): RecipientRule =>
  ofPlacement(async (placement, find) => ({
    kind,
    to: [...told(placement), ...(await find.coordinators(placement.organizationId))],
  }))

/** Those who decide about it, and those who wait for them. */
const ready = ofPlacement(async (placement, find) =>
  eachToldOnce([
    { kind: 'placement.ready', to: await find.coordinators(placement.organizationId) },
    { kind: 'placement.complete', to: everyoneOf(placement) },
  ]),
)

/** What a request was sent with is read with the request. */
const commented: RecipientRule = async (event, ...known) => {
  const { placementId, commentId } = event.data as DataOf<'PlacementCommented'>
  return commentId === noteIdOf(placementId) ? undefined : all('placement.commented')(event, ...known)
}

/** Also where nobody is named: the one before is not part of it any more, and its trainee waits for another. */
const named: RecipientRule = async (event, executor) => {
  const { supervisor } = event.data as DataOf<'SupervisorNamed'>
  const { events } = await executor.loadWhole(placementAggregate, event.entityId)
  const past = events.filter(({ revision }) => revision < event.revision)
  const before: PlacementState = folded(placementAggregate, placementAggregate.decider.initialState(), past)
  if (before.status === 'unknown') return undefined
  const trainee = { userId: before.traineeId, positionId: before.traineePositionId }
  return eachToldOnce([
    { kind: 'placement.supervisor_named', to: supervisor ? [supervisor] : [] },
    { kind: 'placement.supervisor_replaced', to: before.supervisor ? [before.supervisor] : [] },
    { kind: 'placement.supervisor_changed', to: [trainee] },
  ])
}

/** The first of several, for somebody in two positions. */
const eachToldOnce = (notices: readonly Notice[]): readonly Notice[] =>
  notices.map(({ kind, to }, index) => {
    const told = new Set(notices.slice(0, index).flatMap(notice => notice.to.map(({ userId }) => userId)))
    return { kind, to: to.filter(({ userId }) => !told.has(userId)) }
  })

type DataOf<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { type: Type }>['data']

const reminded: RecipientRule = async event => ({
  kind: 'placement.reminded',
  to: (event.data as DataOf<'PlacementReminded'>).to,
})

type WaitingEnded = Extract<SiteSlotEvent, { type: 'SiteWaitingEnded' }>['data']

/** It happens to the places of the site, which its trainee need not see. */
const waitingEnded: RecipientRule = async event => {
  const { placementId, trainee } = event.data as WaitingEnded
  return { kind: 'placement.waiting_ended', to: [trainee], about: placementId }
}

export const placementRecipients: Readonly<Record<string, RecipientRule>> = {
  PlacementSubmitted: withCoordinators('placement.submitted', withAsked),
  PlacementWithdrawn: all('placement.withdrawn', withAsked),
  SupervisorNamed: named,
  SupervisorDeclined: withCoordinators('placement.supervisor_declined'),
  PlacementReady: ready,
  PlacementApproved: all('placement.approved'),
  PlacementDenied: all('placement.denied'),
  PlacementReopened: all('placement.reopened'),
  PlacementApprovalRevoked: all('placement.revoked'),
  PlacementDaysChanged: all('placement.days_changed', withAsked),
  PlacementReminded: reminded,
  PlacementCommented: commented,
  SiteWaitingEnded: waitingEnded,
}
