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

  /** Ids of all trainings in this position. */
  async plannedFor(traineePositionId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ training_id: string }>({
      name: 'trainings-planned',
      text: 'select training_id from read.training where trainee_position_id = $1',
      values: [traineePositionId],
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
}
