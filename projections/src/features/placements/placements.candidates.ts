// Placements for a training, or for somebody who was invited: candidates only, the rules decide. In the order in which they were submitted, or opened.
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import type pg from 'pg'

const OF_TRAINING = `select placement_id as id from read.placement where training_id = $1 and archived_at is null
  order by submitted_at, created_at, placement_id`

const AWAITING = `select placement_id as id from read.placement where invitee_id = $1 and archived_at is null
  order by created_at, placement_id`

export const placementCandidates = (pool: pg.Pool): PlacementCandidates => ({
  async ofTraining(trainingId) {
    const { rows } = await pool.query<{ id: string }>(OF_TRAINING, [trainingId])
    return rows.map(({ id }) => id)
  },
  async awaiting(inviteeId) {
    const { rows } = await pool.query<{ id: string }>(AWAITING, [inviteeId])
    return rows.map(({ id }) => id)
  },
})
