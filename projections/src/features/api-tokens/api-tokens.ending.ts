// Access tokens of which their makers are to be reminded: candidates only, the rules decide. Where somebody may not enter any more, their tokens have ended already.
import { REMINDED_AT } from '@practicum/shared/features/api-tokens/api-tokens.decider'
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type pg from 'pg'
import { ENDING_MAX, endingIn, reminderIsDue } from '../../reads/ending'

const DUE = `select api_token_id as id, organization_id as "organizationId", today::text, made_on::text as "madeOn" from (
    select k.*, (k.expires_at at time zone 'UTC')::date as ends, (k.made_at at time zone 'UTC')::date as made_on,
      ($1::timestamptz at time zone 'UTC')::date as today
    from read.api_token k join read.position p on p.position_id = k.position_id and p.position_status <> 'archived'
    join read.person u on u.user_id = k.user_id and u.user_status <> 'inactive'
    where k.revoked_at is null) t
  where ${reminderIsDue(REMINDED_AT, { end: 'ends', reminded: 'reminded', today: 'today' })}
    and (ends <= today or ends > made_on + ${REMINDED_AT[0]})
  order by expires_at, api_token_id limit ${ENDING_MAX}`

export const apiTokensEnding = (pool: pg.Pool): EndingCandidates => endingIn(pool, DUE)
