// Insurances that the schedule and the reactions look for: candidates only, the rules decide. Where a later one goes on, or the trainee has left, nobody needs to be told.
import type { InsuranceCandidates } from '@practicum/shared/features/insurances/insurances.candidates'
import { REMINDED_AT } from '@practicum/shared/features/insurances/insurances.standing'
import type pg from 'pg'
import { ENDING_MAX, endingIn, reminderIsDue } from '../../reads/ending'
import { GOES_ON } from './insurances.view'

const DUE = `select insurance_id as id, organization_id as "organizationId", today::text from (
    select i.*, ($1::timestamptz at time zone o.zone)::date as today
    from read.insurance i join read.organization o on o.organization_id = i.organization_id
    join read.position p on p.position_id = i.trainee_position_id and p.position_status <> 'archived'
    join read.person u on u.user_id = p.user_id and u.user_status <> 'inactive') t
  where ${reminderIsDue(REMINDED_AT, { end: 'expiration_date', reminded: 'reminded', today: 'today' })}
    and not exists (select from read.insurance later where ${GOES_ON})
  order by expiration_date, insurance_id limit ${ENDING_MAX}`

export const insuranceCandidates = (pool: pg.Pool): InsuranceCandidates => ({
  ...endingIn(pool, DUE),
  async ofTrainee(userId) {
    const { rows } = await pool.query<{ id: string }>(
      'select insurance_id as id from read.insurance where trainee_id = $1 order by insurance_id',
      [userId],
    )
    return rows.map(({ id }) => id)
  },
})
