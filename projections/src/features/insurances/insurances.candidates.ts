// Insurances that the schedule and the reactions look for: candidates only, the rules decide. Where a later one goes on, or the trainee has left, nobody needs to be told.
import type {
  ExpiringInsurance,
  InsuranceCandidates,
} from '@practicum/shared/features/insurances/insurances.candidates'
import { REMINDED_AT } from '@practicum/shared/features/insurances/insurances.standing'
import type pg from 'pg'
import { GOES_ON } from './insurances.view'

/** What ended longer ago is not news. */
const LATE_DAYS = 7

const [FIRST] = REMINDED_AT

/** As many as one run looks at; the others have their turn in the next. */
const DUE = `select insurance_id as "insuranceId", organization_id as "organizationId", today::text from (
    select i.*, ($1::timestamptz at time zone o.zone)::date as today
    from read.insurance i join read.organization o on o.organization_id = i.organization_id
    join read.position p on p.position_id = i.trainee_position_id and p.position_status <> 'archived'
    join read.person u on u.user_id = i.trainee_id and u.user_status <> 'inactive') t
  where expiration_date between today - ${LATE_DAYS} and today + ${FIRST}
    and (reminded is null or reminded > (
      select min(days) from unnest(array[${REMINDED_AT.join(', ')}]) as days where expiration_date <= today + days))
    and not exists (select from read.insurance later where ${GOES_ON})
  order by expiration_date, insurance_id limit 500`

export const insuranceCandidates = (pool: pg.Pool): InsuranceCandidates => ({
  async due(at) {
    const { rows } = await pool.query<ExpiringInsurance>(DUE, [at])
    return rows
  },
  async ofTrainee(userId) {
    const { rows } = await pool.query<{ id: string }>(
      'select insurance_id as id from read.insurance where trainee_id = $1 order by insurance_id',
      [userId],
    )
    return rows.map(({ id }) => id)
  },
})
