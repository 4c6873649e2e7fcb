// Placements at a site that has said how many places it has, and those of a training: candidates only, the rules decide. In the order in which they were submitted.
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import type pg from 'pg'

const found = (column: 'site_id' | 'training_id') =>
  `select placement_id as id from read.placement where ${column} = $1 and archived_at is null
  order by submitted_at, created_at, placement_id`

export function placementCandidates(pool: pg.Pool): PlacementCandidates {
  const idsOf = async (column: Parameters<typeof found>[0], id: string) => {
    const { rows } = await pool.query<{ id: string }>(found(column), [id])
    return rows.map(row => row.id)
  }
  return { atSite: siteId => idsOf('site_id', siteId), ofTraining: trainingId => idsOf('training_id', trainingId) }
}
