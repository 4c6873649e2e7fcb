// What trainings ask the read models before they write: who holds a position, and what was planned and placed before trainings kept it themselves.
import type pg from 'pg'

export class TrainingLookUps {
  constructor(private readonly pool: pg.Pool) {}

  /** By position; the stream of the person says whether it is so still. */
  async holdersOf(positionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (positionIds.length === 0) return new Map()
    const { rows } = await this.pool.query<{ position_id: string; user_id: string }>({
      name: 'training-holders',
      text: 'select position_id, user_id from read.position where position_id = any($1::uuid[])',
      values: [positionIds],
    })
    return new Map(rows.map(({ position_id, user_id }) => [position_id, user_id]))
  }

  /** Ids of all trainings of a person in an organization, also in positions of before. */
  async plannedFor(organizationId: string, userId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ training_id: string }>({
      name: 'trainings-planned',
      text: `select training_id from read.training where trainee_position_id in
        (select position_id from read.position where organization_id = $1 and user_id = $2)`,
      values: [organizationId, userId],
    })
    return rows.map(({ training_id }) => training_id)
  }

  async isPlaced(trainingId: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ placed: boolean }>({
      name: 'training-placed',
      text: 'select placed from read.training where training_id = $1',
      values: [trainingId],
    })
    return rows[0]?.placed ?? false
  }

  /** Ids of placements that may hold or ask for a place at a site, at most so many: those that hold one, then as they were submitted. */
  async placedAt(siteId: string, most?: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ placement_id: string }>({
      name: 'training-placed-at',
      text: `select placement_id from read.placement where site_id = $1 and archived_at is null
        and placement_status in ('submitted', 'ready', 'approved')
        order by placement_status = 'approved' desc, submitted_at, created_at, placement_id limit $2`,
      values: [siteId, most ?? null],
    })
    return rows.map(({ placement_id }) => placement_id)
  }
}
