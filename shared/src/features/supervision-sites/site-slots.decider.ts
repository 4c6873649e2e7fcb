// The rules of the places at a site: periods do not overlap, no place is taken twice, and whoever waits for none any more is named.
//
// A placement takes its place before it is approved, so a claim says at which revision of the placement it is meant, as a reservation does
// (`kernel/reservation`); what is told of a placement later than something newer is known changes nothing.
import { assertNever, type Decider, type Decision, fold } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal'
import type { SiteSlotEvent } from './site-slots.events'
import { SLOTS_MAX, slotContent } from './site-slots.fields'
import {
  holdersIn,
  isWithin,
  leftIn,
  type Place,
  type Slot,
  type Slots,
  slotOn,
  slotsAfter,
  waitingAt,
} from './site-slots.standing'

type Published = Extract<SiteSlotEvent, { type: 'SiteSlotPublished' }>['data']
type Taken = Extract<SiteSlotEvent, { type: 'SitePlaceTaken' }>['data']
type Standing = Extract<SiteSlotEvent, { type: 'SitePlaceAsked' }>['data']
type Content = StoredOf<typeof slotContent>

interface OfSlot {
  readonly siteId: string
  readonly slotId: string
  /** The one that was seen. */
  readonly version?: number | undefined
}

export type SiteSlotCommand =
  | ({ readonly type: 'PublishSlot' } & Published)
  | ({ readonly type: 'ChangeSlot' } & OfSlot & Content)
  | ({ readonly type: 'RemoveSlot' } & OfSlot)
  /** Refused where no place is left; where no period is published there is nothing to take. */
  | ({ readonly type: 'TakePlace'; readonly claimedAt: string } & Standing)
  /** As the placement stands: null where it neither asks for a place nor holds one. */
  | ({ readonly type: 'SettlePlace'; readonly holds: boolean | null } & Standing)
  /** As it stands below the revision of a claim, which is given up as never written. */
  | ({ readonly type: 'DropClaim'; readonly holds: boolean | null; readonly claimed: number } & Standing)

export interface HeldPlace extends Place {
  readonly trainee: Standing['trainee']
  /** Undefined: the placement has said itself that it holds it. */
  readonly claimedAt?: string | undefined
}

/** Who has ceased to ask, and when: what is told of them later and older is no news. */
interface Gone {
  readonly placementId: string
  readonly atRevision: number
}
export interface SiteSlotsState extends Slots<HeldPlace> {
  readonly gone: readonly Gone[]
}

type Of<Type> = Extract<SiteSlotCommand, { type: Type }>

const evolve = (state: SiteSlotsState, event: SiteSlotEvent): SiteSlotsState => ({
  ...slotsAfter(state, event, (place, { trainee, claimedAt }) => ({
    ...place,
    trainee,
    ...(claimedAt && { claimedAt }),
  })),
  gone: goneAfter(state.gone, event),
})

function goneAfter(gone: readonly Gone[], { type, data }: SiteSlotEvent): readonly Gone[] {
  if (type !== 'SitePlaceAsked' && type !== 'SitePlaceTaken' && type !== 'SitePlaceGivenUp') return gone
  const { placementId, atRevision } = data
  const others = gone.filter(one => one.placementId !== placementId)
  return type === 'SitePlaceGivenUp' ? [...others, { placementId, atRevision }] : others
}

export const siteSlotDecider: Decider<SiteSlotCommand, SiteSlotsState, SiteSlotEvent> = {
  initialState: () => ({ slots: [], places: [], gone: [] }),
  decide(command, state) {
    const decision = decideOne(command, state)
    return isRefusal(decision) ? decision : [...decision, ...waitingEnded(command.siteId, state, decision)]
  },
  evolve,
}

/** Who still asks for a place, and for whom one is there now. */
function waitingEnded(
  siteId: string,
  state: SiteSlotsState,
  decision: readonly SiteSlotEvent[],
): readonly SiteSlotEvent[] {
  const after = fold({ evolve }, state, decision)
  const waiting = waitingAt(after).map(({ placementId }) => placementId)
  const asking = after.places.filter(({ holds }) => !holds).map(({ placementId }) => placementId)
  return waitingAt(state)
    .filter(({ placementId }) => asking.includes(placementId) && !waiting.includes(placementId))
    .map(({ placementId, trainee }) => ({ type: 'SiteWaitingEnded', data: { siteId, placementId, trainee } }))
}

function decideOne(command: SiteSlotCommand, state: SiteSlotsState): Decision<SiteSlotEvent> {
  switch (command.type) {
    case 'PublishSlot':
      return publish(command, state)
    case 'ChangeSlot':
      return change(command, state)
    case 'RemoveSlot':
      return remove(command, state)
    case 'TakePlace':
      return take(command, state)
    case 'SettlePlace':
      return settle(command, state)
    case 'DropClaim':
      return dropClaim(command, state)
    default:
      return assertNever(command)
  }
}

function publish({ type: _type, ...data }: Of<'PublishSlot'>, { slots }: SiteSlotsState): Decision<SiteSlotEvent> {
  if (slots.some(({ slotId }) => slotId === data.slotId)) return []
  if (slots.length >= SLOTS_MAX) return refuse('site_slot.too_many', { max: SLOTS_MAX }, { kind: 'conflict' })
  return unfitPeriod(data, slots) ?? [{ type: 'SiteSlotPublished', data }]
}

function change(command: Of<'ChangeSlot'>, { slots, places }: SiteSlotsState): Decision<SiteSlotEvent> {
  const slot = seen(command, slots)
  if (isRefusal(slot)) return slot
  const { siteId, slotId } = command
  const content = only(slotContent, command)
  if (sameIn(slotContent, content, slot)) return []
  const others = slots.filter(other => other !== slot)
  const problem = unfitPeriod(content, others) ?? unfitForHolders(content, slot, places)
  return problem ?? [{ type: 'SiteSlotChanged', data: { siteId, slotId, ...content } }]
}

function remove(command: Of<'RemoveSlot'>, { slots, places }: SiteSlotsState): Decision<SiteSlotEvent> {
  const slot = seen(command, slots)
  if (isRefusal(slot)) return slot
  const taken = holdersIn(slot, places).length
  if (taken > 0) return refuse('site_slot.held', { taken }, { kind: 'conflict' })
  return [{ type: 'SiteSlotRemoved', data: { siteId: command.siteId, slotId: slot.slotId } }]
}

function seen({ slotId, version: expected }: OfSlot, slots: readonly Slot[]): Slot | Refusal {
  const slot = slots.find(one => one.slotId === slotId)
  if (!slot) return refuse('not_found', {}, { kind: 'missing' })
  const { version: actual } = slot
  if (expected === undefined || expected === actual) return slot
  return refuse('version_conflict', { expected, actual }, { kind: 'conflict' })
}

function unfitPeriod(
  { startAt, endAt }: Pick<Content, 'startAt' | 'endAt'>,
  others: readonly Slot[],
): Refusal | undefined {
  if (endAt < startAt) return refuse('site_slot.ends_before', {}, { field: 'end_at' })
  const overlaps = others.some(other => other.startAt <= endAt && startAt <= other.endAt)
  return overlaps ? refuse('site_slot.overlap', {}, { field: 'start_at' }) : undefined
}

/** Whoever holds a place keeps it. Where more hold one than were published, there are not fewer than before. */
function unfitForHolders(content: Content, slot: Slot, places: readonly Place[]): Refusal | undefined {
  if (holdersIn(slot, places).some(({ day }) => !isWithin(content, day))) {
    return refuse('site_slot.holders_outside', {}, { field: 'start_at' })
  }
  const taken = holdersIn(content, places).length
  return content.places < slot.places && content.places < taken
    ? refuse('site_slot.taken', { taken }, { field: 'places' })
    : undefined
}

/** As of which revision something is known of a placement. */
function revisionOf(placementId: string, { places, gone }: SiteSlotsState): number {
  const known = [...places, ...gone].find(one => one.placementId === placementId)
  return known?.atRevision ?? -1
}

const placeOf = ({ places }: SiteSlotsState, placementId: string) => places.find(one => one.placementId === placementId)

function take({ type: _type, ...data }: Of<'TakePlace'>, state: SiteSlotsState): Decision<SiteSlotEvent> {
  const slot = slotOn(state.slots, data.day)
  if (!slot) return []
  const held = placeOf(state, data.placementId)
  const isHere = held?.holds && isWithin(slot, held.day)
  const behind = revisionOf(data.placementId, state) - data.atRevision
  if (isHere && behind === 0) return []
  if (isPassed(behind, held)) return refuse('version_conflict', {}, { kind: 'conflict' })
  if (!isHere && leftIn(slot, state.places) === 0) return refuse('site_slot.full', {}, { kind: 'conflict' })
  return [{ type: 'SitePlaceTaken', data }]
}

/** The placement has moved on: whoever means this revision has not seen it. */
const isPassed = (behind: number, held: Place | undefined): boolean => behind > 0 || (behind === 0 && !held?.holds)

/** What is read at the revision of a claim decides over the claim: it was not written. */
function settle({ type: _type, holds, ...data }: Of<'SettlePlace'>, state: SiteSlotsState): Decision<SiteSlotEvent> {
  const place = placeOf(state, data.placementId)
  if (place) return isNews(place, holds, data) ? standing(...newest(place, holds, data)) : []
  const isLate = revisionOf(data.placementId, state) >= data.atRevision
  return state.slots.length === 0 || isLate ? [] : standing(holds, data)
}

function isNews(place: HeldPlace, holds: boolean | null, read: Standing): boolean {
  const { atRevision } = read
  const said = atRevision > place.atRevision || (atRevision === place.atRevision && holds !== place.holds)
  return said || (read.day !== place.day && isNewerDay(place, read))
}

/** On which day it begins is a matter of the training and of the placement: as of a newer one of either, or of both as they are known. */
const isNewerDay = (place: HeldPlace, { atRevision, dayRevision }: Standing): boolean =>
  dayRevision > place.dayRevision || (dayRevision === place.dayRevision && atRevision >= place.atRevision)

/** How it stands and on which day, each as of the newer revision. */
function newest(place: HeldPlace, holds: boolean | null, data: Standing): [boolean | null, Taken] {
  const { day, dayRevision } = place.dayRevision > data.dayRevision ? place : data
  const read = { ...data, day, dayRevision }
  if (data.atRevision >= place.atRevision) return [holds, read]
  const { atRevision, claimedAt } = place
  return [place.holds, { ...read, atRevision, ...(claimedAt && { claimedAt }) }]
}

function dropClaim(
  { type: _type, holds, claimed, ...data }: Of<'DropClaim'>,
  state: SiteSlotsState,
): Decision<SiteSlotEvent> {
  const place = placeOf(state, data.placementId)
  const stands = place?.claimedAt !== undefined && place.atRevision === claimed && data.atRevision < claimed
  const isLeft = !holds || place?.day !== data.day
  return stands && isLeft ? standing(holds, data) : []
}

function standing(holds: boolean | null, data: Taken): readonly SiteSlotEvent[] {
  const { siteId, placementId, atRevision } = data
  if (holds === null) return [{ type: 'SitePlaceGivenUp', data: { siteId, placementId, atRevision } }]
  return [{ type: holds ? 'SitePlaceTaken' : 'SitePlaceAsked', data }]
}
