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
  waitingPlace,
} from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { refuse } from '@practicum/shared/kernel/refusal'
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
  ${personJson('p.trainee_id', 'p.trainee_position_id')} as trainee`

export const siteSlotQueries: readonly Binding[] = [
  bindQuery(listSiteSlots, [...SITE_USES, 'site_slots', 'placement'], async ({ params: { id }, principal, db }) => {
    const where = seenSites(principal).and('t.site_id = ?', id)
    const source = `${SITES} left join read.site_slots ss on ss.site_id = t.site_id`
    const [row] = await queryRows<Partial<Slots>>(db, where.select('ss.slots, ss.places', source))
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    const state = { slots: row.slots ?? [], places: row.places ?? [] }
    const known = await placementsOf(db, principal, state)
    return { data: state.slots.map(slot => slotView(slot, state, known)) }
  }),
]

async function placementsOf(db: ScopedDb, principal: Principal, { places }: Slots): Promise<readonly Placed[]> {
  if (places.length === 0) return []
  const where = scopeOf(placementPolicy.see, principal, 'p').and(
    'p.placement_id = any(?::uuid[])',
    places.map(({ placementId }) => placementId),
  )
  return queryRows<Placed>(db, where.select(COLUMNS, 'read.placement p'))
}

function slotView(slot: Slot, state: Slots, known: readonly Placed[]): SlotView {
  const { places } = state
  return {
    ...{ id: slot.slotId, start_at: slot.startAt, end_at: slot.endAt, places: slot.places, version: slot.version },
    ...{ taken: holdersIn(slot, places).length, left: leftIn(slot, places) },
    asking: places.filter(({ holds, day }) => !holds && isWithin(slot, day)).length,
    waiting: waitingIn(slot, places).length,
    people: places.flatMap(({ placementId, day, holds }) => {
      const found = known.find(({ placement_id }) => placement_id === placementId)
      if (!found || !isWithin(slot, day)) return []
      const trainee = shownPerson(found.trainee, found.trainee_id, found.trainee_position_id)
      return [{ placement_id: placementId, trainee, holds, waiting_place: waitingPlace(state, placementId) }]
    }),
  }
}
