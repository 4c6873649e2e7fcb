// Candidates for what becomes of files, asked across all organizations by reactions and the schedule: the rules decide.
import type { AttachmentCandidates, LookedAt } from '@practicum/shared/features/attachments/attachments.candidates'
import type pg from 'pg'

/** Files that are looked at together. */
const AT_ONCE = 500

export const attachmentCandidates = (pool: pg.Pool): AttachmentCandidates => ({
  attachedTo: (type, id) => attachedTo(pool, type, id),
  unclaimedSince: (time, after) => unclaimedSince(pool, time, after),
  unknownKeys: keys => unknownKeys(pool, keys),
})

async function attachedTo(pool: pg.Pool, type: string, id: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select attachment_id as id from read.attachment where attachable_type = $1 and attachable_id = $2 and not detached order by 1',
    [type, id],
  )
  return rows.map(row => row.id)
}

interface TouchedRow {
  readonly id: string
  readonly touched_at: Date
  readonly loose: boolean
}

/**
 * Of the next files after a place, in the order in which they were received or last claimed; the place is one that was answered before, or empty.
 * Also where a claim has not become an attachment: a crash between the two leaves it so.
 */
export async function unclaimedSince(pool: pg.Pool, time: Date, after: string): Promise<LookedAt> {
  const [touched = '-infinity', id = NOBODY] = after === '' ? [] : after.split(' ')
  const { rows } = await pool.query<TouchedRow>(
    `select upload_id as id, touched_at, claims = '[]' or exists (
       select from jsonb_array_elements_text(claims) as c (id)
       where not exists (select from read.attachment a where a.attachment_id = c.id::uuid)) as loose
     from read.upload u
     where touched_at < $1 and touched_at >= $2::timestamptz and (touched_at, upload_id) > ($2::timestamptz, $3::uuid)
     order by touched_at, upload_id limit ${AT_ONCE}`,
    [time, touched, id],
  )
  const last = rows.at(-1)
  return {
    ids: rows.filter(({ loose }) => loose).map(row => row.id),
    upTo: last ? `${last.touched_at.toISOString()} ${last.id}` : after,
    ended: rows.length < AT_ONCE,
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

export async function unknownKeys(pool: pg.Pool, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select key from unnest($1::text[]) as kept (key) where not exists (select from read.upload u where u.object_key = key)',
    [keys],
  )
  return rows.map(row => row.key)
}
