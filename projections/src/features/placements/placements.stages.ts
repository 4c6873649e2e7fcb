// How far placements have come: how many stand at each stage, and one's own with theirs.
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  OWN_PLACEMENTS_SHOWN,
  ownPlacements,
  placementStages,
} from '@practicum/shared/features/placements/placement-stages.contract'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { PLACEMENT_STATUSES, type PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const placementStageQueries = [
  bindQuery(placementStages, ['placement'], async ({ db, principal }) => ({ stages: await stages(db, principal) })),
  bindQuery(ownPlacements, ['placement', 'site'], async ({ db, principal }) => ({
    placements: await newestOwn(db, principal),
  })),
]

const shown = (principal: Principal, policy: keyof typeof placementPolicy) =>
  scopeOf(placementPolicy[policy], principal, 'p').and('p.archived_at is null')

/** A stage that has none is there, too. */
export async function stages(db: ScopedDb, principal: Principal): Promise<AnswerOf<typeof placementStages>['stages']> {
  const counts = 'p.placement_status as status, count(*)::int as placements'
  const rows = await queryRows<{ status: PlacementStatus; placements: number }>(
    db,
    shown(principal, 'see').select(counts, 'read.placement p', 'group by p.placement_status'),
  )
  const found = new Map(rows.map(({ status, placements }) => [status, placements]))
  return PLACEMENT_STATUSES.map(status => ({ status, placements: found.get(status) ?? 0 }))
}

interface Own {
  readonly placement_id: string
  readonly placement_status: PlacementStatus
  readonly site_id: string
  readonly site_name: string
}

async function newestOwn(db: ScopedDb, principal: Principal): Promise<AnswerOf<typeof ownPlacements>['placements']> {
  const rows = await queryRows<Own>(
    db,
    shown(principal, 'own').select(
      'p.placement_id, p.placement_status, p.site_id, s.name as site_name',
      'read.placement p join read.site s on s.site_id = p.site_id',
      `order by p.created_at desc, p.placement_id limit ${OWN_PLACEMENTS_SHOWN}`,
    ),
  )
  return rows.map(row => ({
    id: row.placement_id,
    status: row.placement_status,
    supervision_site: { id: row.site_id, name: row.site_name },
  }))
}
