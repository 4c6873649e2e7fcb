// Reads of liability insurances: the list, those of a trainee, and one of them.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { FilterOf } from '@practicum/shared/contract/row'
import {
  getInsurance,
  insurancesOfTrainee,
  listInsurances,
} from '@practicum/shared/features/insurances/insurances.contract'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import {
  type InsuranceState,
  insuranceStandingOf,
  SOON_DAYS,
} from '@practicum/shared/features/insurances/insurances.standing'
import { dateIn } from '@practicum/shared/kernel/dates'
import { refuse } from '@practicum/shared/kernel/refusal'
import { type Conditions, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { positionsNamed } from '../people/person-ref'
import { insurancesOf, insuredIn } from './insurances.of-trainee'
import { COVER_ENDS, INSURANCE_COLUMNS, INSURANCE_USES, insuranceView, type ReadInsurance } from './insurances.view'

const SORTS = {
  expiration_date: { by: ['t.expiration_date'] },
  effective_date: { by: ['t.effective_date'] },
} as const

/** As `insuranceStateOf` says; each takes the present day. */
const IN_STATE: Readonly<Record<InsuranceState, string>> = {
  current: `t.effective_date <= ?::date and t.expiration_date > ?::date + ${SOON_DAYS}`,
  expired: 't.expiration_date < ?::date',
  expiring: `t.expiration_date >= ?::date and t.expiration_date <= ?::date + ${SOON_DAYS}`,
  future: `t.effective_date > ?::date and t.expiration_date > ?::date + ${SOON_DAYS}`,
}

/** Each `?` is the day. */
const onDay = (where: Conditions, asked: string, day: string): Conditions =>
  where.and(asked, ...Array.from({ length: asked.split('?').length - 1 }, () => day))

type Filter = FilterOf<typeof listInsurances>

function narrow(where: Conditions, { state, ending }: Filter, today: string): void {
  if (state) onDay(where, IN_STATE[state], today)
  if (ending !== undefined) onDay(where, ending ? COVER_ENDS : `not (${COVER_ENDS})`, today)
}

export const insuranceQueries: readonly Binding[] = [
  bindList(listInsurances, INSURANCE_USES, async ({ list, principal, db, now }) => {
    const { filter, terms, sort } = list
    const today = dateIn(principal.zone, now)
    const where = scopesOf(insurancePolicy.see, principal, 't').map(one => {
      narrow(one, filter, today)
      for (const term of terms) one.and('t.trainee_position_id in ?', positionsNamed(term))
      return one
    })
    const { rows, ...counted } = await queryPage<ReadInsurance>(db, {
      columns: INSURANCE_COLUMNS,
      source: 'read.insurance t',
      key: 't.insurance_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(row => insuranceView(row, today)), ...counted }
  }),
  bindQuery(insurancesOfTrainee, [...INSURANCE_USES, 'organization'], async ({ params, principal, db, now }) => {
    const standing = await insuredIn(db, principal, params.id)
    if (!standing) return refuse('not_found', {}, { kind: 'missing' })
    const insurances = await insurancesOf(db, { principal, traineeId: params.id, today: dateIn(principal.zone, now) })
    return { ...standing, standing: insuranceStandingOf(insurances), insurances }
  }),
  bindQuery(getInsurance, INSURANCE_USES, async ({ params, principal, db, now }) => {
    const where = scopeOf(insurancePolicy.see, principal, 't').and('t.insurance_id = ?', params.id)
    const [row] = await queryRows<ReadInsurance>(db, where.select(INSURANCE_COLUMNS, 'read.insurance t'))
    return row ? insuranceView(row, dateIn(principal.zone, now)) : refuse('not_found', {}, { kind: 'missing' })
  }),
]
