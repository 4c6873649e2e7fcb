// How the past of a site tells of its places: each period that was published, changed or removed. Who asked for a place or holds one is told by the placements.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { SiteSlotEvent } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { type Slots, slotsAfter } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import type { EventData, HistoryBeside } from '../../reads/slots'

export const siteSlotsTold: HistoryBeside = {
  of: 'site',
  uses: [],
  streams: async (_reader, id) => [`siteplaces-${id}`],
  types: ['SiteSlotPublished', 'SiteSlotChanged', 'SiteSlotRemoved'] satisfies SiteSlotEvent['type'][],
  tell(events) {
    const periods = new Map<unknown, readonly unknown[]>()
    return events.map(event => {
      const { slotId, startAt, endAt } = event.data
      const period = periods.get(slotId)
      periods.set(slotId, [startAt, endAt])
      // Of several, each is a thing of its own.
      return { ...event, stream: `${event.stream} ${slotId}`, data: told(event, period) }
    })
  },
  cameTo: events => ({
    periods: slotsOf(events).slots.map(({ startAt, endAt, places }) => ({ startAt, endAt, places })),
  }),
}

/** The period is said where it is not told itself, as it was before. */
function told({ type, data }: StoredEvent, period: readonly unknown[] | undefined): EventData {
  if (type === 'SiteSlotRemoved') return { period, places: null }
  const { startAt, endAt, places } = data
  return { ...(type === 'SiteSlotChanged' && { period }), startAt, endAt, places }
}

const slotsOf = (events: readonly StoredEvent[]): Slots =>
  events.reduce<Slots>((slots, event) => slotsAfter(slots, event as unknown as SiteSlotEvent, place => place), {
    slots: [],
    places: [],
  })
