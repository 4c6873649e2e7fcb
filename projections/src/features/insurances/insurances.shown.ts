// What liability insurances show in the places of other features: their counts on dashboards, their name in notifications, and their proof.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import { dateIn } from '@practicum/shared/kernel/dates'
import { queryRows, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { COVER_ENDS, INSURANCE_COLUMNS, insuranceView, type ReadInsurance } from './insurances.view'

/** `lapsed`: trainees all of whose insurances have ended; `ending`: as the list shows them that the number leads to; `held`: all. */
export async function insuranceCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const today = dateIn(principal.zone, new Date())
  const seen = scopeOf(insurancePolicy.see, principal, 't').all()
  const text = `select count(distinct t.trainee_id) filter (where t.expiration_date < ?::date and not exists (
        select from read.insurance later
        where later.trainee_position_id = t.trainee_position_id and later.expiration_date >= ?::date))::int as lapsed,
      count(*) filter (where ${COVER_ENDS})::int as ending,
      count(*)::int as held
    from read.insurance t where ?`
  const [counted] = await queryRows<Readonly<Record<'lapsed' | 'ending' | 'held', number>>>(
    db,
    statementOf(text, [today, today, today, today, seen]),
  )
  return { lapsed: 0, ending: 0, held: 0, ...counted }
}

export const insuranceTitle = (idColumn: string): string =>
  `(select t.proof->>'filename' from read.insurance t where t.insurance_id = ${idColumn})`

/** Undefined where the principal does not see the insurance; whoever acts as somebody is shown no file. */
export async function insuranceProofs(
  db: ScopedDb,
  principal: Principal,
  insuranceId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = scopeOf(insurancePolicy.see, principal, 't').and('t.insurance_id = ?', insuranceId)
  const [row] = await queryRows<ReadInsurance>(db, where.select(INSURANCE_COLUMNS, 'read.insurance t'))
  if (!row) return undefined
  if (principal.rootUserId !== undefined) return []
  const { uuid: _uuid, ...proof } = insuranceView(row, dateIn(principal.zone, new Date())).document
  return [proof]
}
