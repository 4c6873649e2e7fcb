// Reads of the places at a site: its periods, how many places are left in each, and who holds one or asks for one, as far as the reader sees them.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { listSiteSlots, type SlotView } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import {
  holdersIn,
  isWithin,
  leftIn,
  type Slot,
  type Slots,
  waitingIn,
} from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Reader } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import { SITE_USES, SITES, seenSites } from './supervision-sites.view'

interface Placed {
  readonly placement_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
}

const COLUMNS = `p.placement_id, p.trainee_id, p.trainee_position_id,
  ${personJson('p.trainee_position_id')} as trainee`

export const SLOTS_USE = [...SITE_USES, 'site_slots', 'placement']

export const siteSlotQueries: readonly Binding[] = [
  bindQuery(listSiteSlots, SLOTS_USE, async ({ params: { id }, principal, db }) => {
    const data = await slotsSeen({ db, principal }, id)
    return data ? { data: [...data] } : refuse('not_found', {}, { kind: 'missing' })
  }),
]

/** Undefined where the reader does not see the site. */
export async function slotsSeen({ db, principal }: Reader, siteId: string): Promise<readonly SlotView[] | undefined> {
  const where = seenSites(principal).and('t.site_id = ?', siteId)
  const source = `${SITES} left join read.site_slots ss on ss.site_id = t.site_id`
  const [row] = await queryRows<Partial<Slots>>(db, where.select('ss.slots, ss.places', source))
  if (!row) return undefined
  const places = row.places ?? []
  const known = await placementsOf(db, principal, places)
  return (row.slots ?? []).map(slot => slotView(slot, places, known))
}

/** By the id of the placement. */
type Known = ReadonlyMap<string, Placed>

async function placementsOf(db: ScopedDb, principal: Principal, places: Slots['places']): Promise<Known> {
  if (places.length === 0) return new Map()
  const where = scopeOf(placementPolicy.see, principal, 'p').and(
    'p.placement_id = any(?::uuid[])',
    places.map(({ placementId }) => placementId),
  )
  const rows = await queryRows<Placed>(db, where.select(COLUMNS, 'read.placement p'))
  return new Map(rows.map(row => [row.placement_id, row]))
}

function slotView(slot: Slot, places: Slots['places'], known: Known): SlotView {
  const here = places.filter(({ day }) => isWithin(slot, day))
  const waiting = waitingIn(slot, here)
  const placeInLine = new Map(waiting.map(({ placementId }, index) => [placementId, index + 1]))
  const taken = holdersIn(slot, here).length
  return {
    ...{ id: slot.slotId, start_at: slot.startAt, end_at: slot.endAt, places: slot.places, version: slot.version },
    ...{ taken, left: leftIn(slot, here), asking: here.length - taken, waiting: waiting.length },
    people: here.flatMap(({ placementId, holds }) => {
      const found = known.get(placementId)
      if (!found) return []
      const trainee = shownPerson(found.trainee, found.trainee_id, found.trainee_position_id)
      return [{ placement_id: placementId, trainee, holds, waiting_place: placeInLine.get(placementId) ?? null }]
    }),
  }
}
