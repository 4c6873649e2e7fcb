// A place at the site, where it has published how many there are: a placement takes one before it is approved, and holds it while it is.
import { daysOfPlacement, placementDays } from '@practicum/shared/features/placements/placements.days'
import type { Placement, PlacementState } from '@practicum/shared/features/placements/placements.state'
import { isInForce, placeWanted } from '@practicum/shared/features/placements/placements.transitions'
import type { SiteSlotCommand, SiteSlotsState } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { holdersIn, isWithin, slotOn } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { only, type StoredOf } from '@practicum/shared/kernel/fields'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type Claimed, type Claims, takeAnew, takeOrFree } from '../../execution/claiming'
import { bySystem, type CommandContext, childContext, provisional } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { siteSlotAggregate } from '../supervision-sites/site-slots.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { placementAggregate } from './placements.aggregate'

/** Periods at which one command has looked already: among many approvals, once each. */
export type Looked = Set<string>

/** At which site, and as of which days of its own: with others it may be in another period. */
export interface HeldPlace extends StoredOf<typeof placementDays> {
  readonly siteId: string
}

export const placesOf = (executor: Executor, looked: Looked = new Set()): Claims<PlacementState, HeldPlace> => ({
  held: state =>
    state.status !== 'unknown' && isInForce(state)
      ? { siteId: state.siteId, ...only(placementDays, state) }
      : undefined,
  claim: (claimed, context) => claim({ executor, looked }, claimed, context),
  unwritten: ({ holderId }, context) => settlePlace(executor, holderId, childContext(context, 'unwritten')),
})

interface Claiming {
  readonly executor: Executor
  readonly looked: Looked
}

async function claim(
  { executor, looked }: Claiming,
  { held: { siteId, ...days }, holderId, atRevision }: Claimed<HeldPlace>,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const { state: placement } = await executor.load(placementAggregate, holderId)
  const standing = placement.status === 'unknown' ? undefined : await standingOf(executor, { ...placement, ...days })
  if (!standing) return undefined
  const command: SiteSlotCommand = {
    ...{ type: 'TakePlace', ...standing, atRevision, claimedAt: context.now.toISOString() },
  }
  const child = childContext(provisional(context), `place/${siteId}/${atRevision}`)
  const take = (as: CommandContext) => executor.execute(siteSlotAggregate, siteId, { command: () => command }, as)
  const isTakenBack = ({ events, state }: ExecutionResult<SiteSlotsState>) =>
    events.length > 0 && !holdsIn(state, holderId, standing.day)
  return takeOrFree(
    () => takeAnew(take, isTakenBack, child),
    () => free({ executor, looked }, siteId, standing.day, context),
  )
}

const holdsIn = ({ places }: SiteSlotsState, id: string, on: string): boolean =>
  places.some(({ placementId, holds, day }) => placementId === id && holds && day === on)

/** Where it begins, by itself or with its training, decides in which period it is. */
async function standingOf(executor: Executor, { id, siteId, trainingId, ...placement }: Placement) {
  const { state: training, version: dayRevision } = await executor.load(trainingAggregate, trainingId)
  if (training.status !== 'planned') return undefined
  const trainee = { userId: placement.traineeId, positionId: placement.traineePositionId }
  const { startAt: day } = daysOfPlacement(placement, training)
  return { siteId, placementId: id, trainee, day, dayRevision }
}

/** What placements stand in the way of: they may have ceased to hold a place. */
const IN_THE_WAY: readonly string[] = ['site_slot.held', 'site_slot.taken', 'site_slot.holders_outside']

/** Executes a command on a period. Before it is refused for the sake of placements, they are looked at. */
export async function executeOnSlot<Done>(
  executor: Executor,
  { siteId, slotId }: { readonly siteId: string; readonly slotId: string },
  run: () => Promise<Done | Refusal>,
  context: CommandContext,
): Promise<Done | Refusal> {
  const done = await run()
  if (!isRefusal(done) || !IN_THE_WAY.includes(done.code)) return done
  const { state } = await executor.load(siteSlotAggregate, siteId)
  const slot = state.slots.find(one => one.slotId === slotId)
  const within = state.places.filter(({ day }) => slot && isWithin(slot, day))
  await settlePlaces(executor, idsOf(within), context)
  return run()
}

/** Looks at everybody who has a place in the period: whoever has ceased to hold it gives it up. */
async function free({ executor, looked }: Claiming, siteId: string, day: string, context: CommandContext) {
  const { state } = await executor.load(siteSlotAggregate, siteId)
  const slot = slotOn(state.slots, day)
  if (!slot || looked.has(slot.slotId)) return
  looked.add(slot.slotId)
  await settlePlaces(executor, idsOf(holdersIn(slot, state.places)), context)
}

const idsOf = (places: SiteSlotsState['places']): readonly string[] => places.map(({ placementId }) => placementId)

/** No command takes that long: behind an older claim nothing will be written, unless its command is repeated. */
const CLAIM_MS = 60_000

/** The revision of a claim that is still to be written and is too old. */
function forgotten({ places }: SiteSlotsState, id: string, version: number, now: Date): number | undefined {
  const place = places.find(({ placementId }) => placementId === id)
  if (!place?.holds || place.claimedAt === undefined || version >= place.atRevision) return undefined
  return now.getTime() - Date.parse(place.claimedAt) > CLAIM_MS ? place.atRevision : undefined
}

/** Tells the site how a placement stands, as of the revision that is read. */
export async function settlePlace(executor: Executor, placementId: string, context: CommandContext): Promise<void> {
  const { state: placement, version } = await executor.load(placementAggregate, placementId)
  if (placement.status === 'unknown') return
  const { state: site } = await executor.load(siteSlotAggregate, placement.siteId)
  if (site.slots.length === 0 && site.places.length === 0) return
  const standing = await standingOf(executor, placement)
  if (!standing) return
  const read = { ...standing, holds: placeWanted(placement), atRevision: version }
  const claimed = forgotten(site, placementId, version, context.now)
  const command: SiteSlotCommand =
    claimed === undefined ? { type: 'SettlePlace', ...read } : { type: 'DropClaim', ...read, claimed }
  const name = `${claimed === undefined ? 'settle' : `drop/${claimed}`}/${placementId}/${version}/${standing.dayRevision}`
  const child = childContext(provisional(bySystem(context)), name)
  await executor.execute(siteSlotAggregate, placement.siteId, { command: () => command }, child)
}

/** One behind the other, as they come: who is told of first asks first. */
export async function settlePlaces(
  executor: Executor,
  placementIds: readonly string[],
  context: CommandContext,
): Promise<void> {
  for (const id of placementIds) await settlePlace(executor, id, context)
}
