// How the places of a site stand: which period a placement falls in, how many places are left in it, and who waits. Read by rules, lists and screens.
import { assertNever } from '../../kernel/decider'
import type { StoredOf } from '../../kernel/fields'
import type { SiteSlotEvent } from './site-slots.events'
import type { slotContent } from './site-slots.fields'

export interface Slot extends StoredOf<typeof slotContent> {
  readonly slotId: string
  /** How often it was changed. */
  readonly version: number
}

/** A placement that asks for a place or holds one. */
export interface Place {
  readonly placementId: string
  readonly day: string
  readonly holds: boolean
  readonly atRevision: number
  /** Of the training, as of which its day is known. */
  readonly dayRevision: number
}

/** Places in the order in which they were asked for. */
export interface Slots<P extends Place = Place> {
  readonly slots: readonly Slot[]
  readonly places: readonly P[]
}

type Days = Pick<Slot, 'startAt' | 'endAt'>

/** A placement belongs to the period in which it begins. */
export const isWithin = ({ startAt, endAt }: Days, day: string): boolean => startAt <= day && day <= endAt

export const slotOn = (slots: readonly Slot[], day: string): Slot | undefined => slots.find(slot => isWithin(slot, day))

export const holdersIn = <P extends Place>(days: Days, places: readonly P[]): readonly P[] =>
  places.filter(({ holds, day }) => holds && isWithin(days, day))

/** None where more are there than were published. */
export const leftIn = (slot: Slot, places: readonly Place[]): number =>
  Math.max(0, slot.places - holdersIn(slot, places).length)

/** Those for whom no place is left, in their order. */
export const waitingIn = <P extends Place>(slot: Slot, places: readonly P[]): readonly P[] =>
  places.filter(({ holds, day }) => !holds && isWithin(slot, day)).slice(leftIn(slot, places))

export const waitingAt = <P extends Place>({ slots, places }: Slots<P>): readonly P[] =>
  slots.flatMap(slot => waitingIn(slot, places))

/** 1 is next; null: it does not wait. */
export function waitingPlace({ slots, places }: Slots, placementId: string): number | null {
  const place = places.find(one => one.placementId === placementId)
  const slot = place && slotOn(slots, place.day)
  const index = slot ? waitingIn(slot, places).findIndex(one => one.placementId === placementId) : -1
  return index < 0 ? null : index + 1
}

type Standing = Extract<SiteSlotEvent, { type: 'SitePlaceTaken' }>['data']

export const slotsAfter = <P extends Place>(
  state: Slots<P>,
  event: SiteSlotEvent,
  placeOf: (place: Place, data: Standing) => P,
): Slots<P> => {
  switch (event.type) {
    case 'SiteSlotPublished':
    case 'SiteSlotChanged':
    case 'SiteSlotRemoved':
      return { ...state, slots: periodsAfter(state.slots, event) }
    case 'SitePlaceAsked':
    case 'SitePlaceTaken':
      return { ...state, places: placesWith(state.places, placeOf(placed(event), event.data)) }
    case 'SitePlaceGivenUp':
      return { ...state, places: without(state.places, event.data) }
    case 'SiteWaitingEnded':
      return state
    default:
      return assertNever(event)
  }
}

const placed = ({ type, data }: { readonly type: SiteSlotEvent['type']; readonly data: Standing }): Place => ({
  ...{ placementId: data.placementId, holds: type === 'SitePlaceTaken', atRevision: data.atRevision },
  ...{ day: data.day, dayRevision: data.dayRevision },
})

const without = <P extends Place>(places: readonly P[], { placementId }: { readonly placementId: string }) =>
  places.filter(place => place.placementId !== placementId)

/** Whoever gave theirs up and asks again is the last; whose approval is undone stands where they stood before it. */
function placesWith<P extends Place>(places: readonly P[], place: P): readonly P[] {
  const before = places.find(({ placementId }) => placementId === place.placementId)
  if (!before) return [...places, place]
  return places.map(one => (one === before ? place : one))
}

type OfSlot = Extract<SiteSlotEvent, { type: 'SiteSlotPublished' | 'SiteSlotChanged' | 'SiteSlotRemoved' }>

function periodsAfter(slots: readonly Slot[], { type, data }: OfSlot): readonly Slot[] {
  const others = slots.filter(({ slotId }) => slotId !== data.slotId)
  if (type === 'SiteSlotRemoved') return others
  const { slotId, startAt, endAt, places } = data
  const before = slots.find(slot => slot.slotId === slotId)
  const slot = { slotId, startAt, endAt, places, version: before ? before.version + 1 : 0 }
  return [...others, slot].sort((one, other) => (one.startAt < other.startAt ? -1 : 1))
}
