// Who has not read what they were told, and may get a text message about it: candidates only, the rules decide.
import type { TextSummaryCandidates } from '@practicum/shared/features/text-summaries/text-summaries.candidates'
import type pg from 'pg'
import { unreadPeople, unreadSql } from '../notifications/summary.candidates'

/** `$4`: of the whole installation in a day. */
const BY_TEXT = unreadSql({
  channel: 'text',
  from: 'read.person pe join read.text_summary s on s.user_id = pe.user_id and s.phone is not null',
  often: 's.often',
  until: 's.told_until',
  at: 's.told_at',
  most: `greatest(0, $4::int - (select count(*)::int from read.text_summary t where t.told_at > $1::timestamptz - interval '1 day'))`,
})

export const textSummaryCandidates = (pool: pg.Pool): TextSummaryCandidates => ({
  unread: (now, most) => unreadPeople(pool, BY_TEXT, [now, most]),
})
