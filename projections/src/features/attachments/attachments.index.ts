// Candidates for what becomes of files, asked across all organizations by reactions and the schedule: the rules decide.
import type pg from 'pg'

const AT_ONCE = 500

export async function attachedTo(pool: pg.Pool, type: string, id: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select attachment_id as id from read.attachment where attachable_type = $1 and attachable_id = $2 and not detached order by 1',
    [type, id],
  )
  return rows.map(row => row.id)
}

/** Also where a claim has not become an attachment: a crash between the two leaves it so. */
export async function unclaimedSince(pool: pg.Pool, time: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select upload_id as id from read.upload u where touched_at < $1 and (claims = '[]' or exists (
       select from jsonb_array_elements_text(claims) as c (id)
       where not exists (select from read.attachment a where a.attachment_id = c.id::uuid)))
     order by touched_at limit ${AT_ONCE}`,
    [time],
  )
  return rows.map(row => row.id)
}

export async function unknownKeys(pool: pg.Pool, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select key from unnest($1::text[]) as kept (key) where not exists (select from read.upload u where u.object_key = key)',
    [keys],
  )
  return rows.map(row => row.key)
}
