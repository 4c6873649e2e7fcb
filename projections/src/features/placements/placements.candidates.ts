// Placements at a site that has said how many places it has: candidates only, the rules decide. In the order in which they were submitted.
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import type pg from 'pg'

const AT_SITE = `select placement_id as id from read.placement where site_id = $1 and archived_at is null
  order by submitted_at, created_at, placement_id`

export const placementCandidates = (pool: pg.Pool): PlacementCandidates => ({
  async atSite(siteId) {
    const { rows } = await pool.query<{ id: string }>(AT_SITE, [siteId])
    return rows.map(({ id }) => id)
  },
})
