// The liability insurances of one trainee, for the trainee and for those who coordinate them.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { positionsOf } from '../people/person-ref'
import { INSURANCE_COLUMNS, insuranceView, type ReadInsurance } from './insurances.view'

interface Insured {
  readonly position_id: string
  readonly organization_id: string
  readonly required: boolean
}

/** Whether the organization asks for it; undefined where the reader has nothing to do with such a trainee. */
export async function insuredIn(
  db: ScopedDb,
  principal: Principal,
  traineeId: string,
): Promise<Pick<Insured, 'required'> | undefined> {
  const rows = await db.query<Insured>(
    `select p.position_id, p.organization_id, o.require_trainee_insurance as required
     from read.position p join read.organization o on o.organization_id = p.organization_id
     where p.user_id = $1 and p.role = 'trainee'`,
    [traineeId],
  )
  const found = rows.find(({ position_id: traineePositionId, organization_id: organizationId }) =>
    allows(insurancePolicy.see, principal, { organizationId, traineePositionId }),
  )
  return found && { required: found.required }
}

interface Asked {
  readonly principal: Principal
  readonly traineeId: string
  /** Of the reader. */
  readonly today: string
}

/** Those that end last first. */
export async function insurancesOf(db: ScopedDb, { principal, traineeId, today }: Asked): Promise<InsuranceView[]> {
  const where = scopeOf(insurancePolicy.see, principal, 't').and(
    't.trainee_position_id = any ?',
    positionsOf(traineeId),
  )
  const order = 'order by t.expiration_date desc, t.insurance_id limit 200'
  const rows = await queryRows<ReadInsurance>(db, where.select(INSURANCE_COLUMNS, 'read.insurance t', order))
  return rows.map(row => insuranceView(row, today))
}
