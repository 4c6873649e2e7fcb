// Mails that the schedule has to look at.
import type { MailCandidates } from '@practicum/shared/features/mails/mails.candidates'
import type pg from 'pg'
import { cameBackFrom } from './mails.returned'

const AT_MOST = 200
/** Those just queued are being seen to already, by the reaction to their event. */
const PICKED_UP_WITHIN_SECONDS = 60
/** Longer than all steps of a conversation together, each at its limit. */
const STUCK_AFTER_SECONDS = 900

export const mailCandidates = (pool: pg.Pool): MailCandidates => {
  const found = async (condition: string, values: readonly unknown[]): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select mail_id as id from read.mail where ${condition} limit ${AT_MOST}`,
      [...values],
    )
    return rows.map(({ id }) => id)
  }
  return {
    due: now =>
      found(
        `mail_status = 'queued' and due_at <= $1::timestamptz
         - make_interval(secs => case when attempts = 0 then ${PICKED_UP_WITHIN_SECONDS} else 0 end) order by due_at`,
        [now],
      ),
    stuck: now =>
      found(
        `mail_status = 'sending' and attempted_at < $1::timestamptz - make_interval(secs => ${STUCK_AFTER_SECONDS}) order by attempted_at`,
        [now],
      ),
    async comesBack(userId, address, now) {
      const { rowCount } = await pool.query(
        `select from read.mail m left join read.person p using (user_id)
         where m.user_id = $1 and ${cameBackFrom('$2::text', 'p', '$3::timestamptz')} limit 1`,
        [userId, address, now],
      )
      return rowCount === 1
    },
  }
}
