// People whom nobody has come for that the schedule has to look at: candidates only, the rules decide.
import type { LapseCandidate, LapseCandidates } from '@practicum/shared/features/signup/signup.candidates'
import type pg from 'pg'
import type { UnprovenRow } from './unproven.table'

const BECAUSE = { pending: 'never_proved', invited: 'never_came' } as const

/** As many as one run looks at; the others have their turn in the next. */
const AT_ONCE = 500

export const lapseCandidates = (pool: pg.Pool): LapseCandidates => ({
  async before(since) {
    const { rows } = await pool.query<UnprovenRow & { unproven_as: keyof typeof BECAUSE }>(
      `select * from read.unproven where unproven_as <> 'none' and since <= $1 order by since, user_id limit ${AT_ONCE}`,
      [since],
    )
    return rows.map(candidate)
  },
})

const candidate = (row: UnprovenRow & { unproven_as: keyof typeof BECAUSE }): LapseCandidate => ({
  userId: row.user_id,
  because: BECAUSE[row.unproven_as],
  inviteLinkId: row.invite_link_id ?? undefined,
  inviteIds: row.invite_ids,
})
