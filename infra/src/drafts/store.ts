// Keeps what people typed and did not save: one draft for each person, position and form.
import type pg from 'pg'

export interface DraftKey {
  readonly userId: string
  readonly positionId: string
  readonly form: string
}

/** Of one person; nobody types into so many forms, a machine might. */
const MOST = 50

export class DraftStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly days: number,
  ) {}

  /** The latest one stands, and those that a person left longest ago make room for it. Whoever keeps a draft also clears away what everybody has forgotten. */
  async save({ userId, positionId, form }: DraftKey, body: string): Promise<void> {
    await this.pool.query(
      `insert into draft.draft (user_id, position_id, form, body) values ($1, $2, $3, $4)
       on conflict (user_id, position_id, form) do update set body = excluded.body, updated_at = now()`,
      [userId, positionId, form, body],
    )
    await this.pool.query(
      `delete from draft.draft where user_id = $1 and (user_id, position_id, form) in (
         select user_id, position_id, form from draft.draft where user_id = $1 order by updated_at desc, form offset ${MOST})`,
      [userId],
    )
    await this.pool.query('delete from draft.draft where updated_at < now() - make_interval(days => $1)', [this.days])
  }

  async discard({ userId, positionId, form }: DraftKey): Promise<void> {
    await this.pool.query('delete from draft.draft where user_id = $1 and position_id = $2 and form = $3', [
      userId,
      positionId,
      form,
    ])
  }

  /** To another account of the same person, with these positions; what was typed there since stands. */
  async move({ from, to }: { readonly from: string; readonly to: string }, positionIds: readonly string[]) {
    await this.pool.query(
      `update draft.draft d set user_id = $2 where user_id = $1 and position_id = any($3::uuid[]) and not exists (
         select from draft.draft o where o.user_id = $2 and o.position_id = d.position_id and o.form = d.form)`,
      [from, to, positionIds],
    )
  }

  /** Answers how many there were. */
  async forgetAllOf(userId: string): Promise<number> {
    const { rowCount } = await this.pool.query('delete from draft.draft where user_id = $1', [userId])
    return rowCount ?? 0
  }
}
