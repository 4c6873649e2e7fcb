// Rows of liability insurances as their readers are shown them.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import type { InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { insuranceDates } from '@practicum/shared/features/insurances/insurances.fields'
import { insuranceFlags, insuranceStateOf, SOON_DAYS } from '@practicum/shared/features/insurances/insurances.standing'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { goesOn } from '../../reads/ending'
import { selected } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'
import { NAMED_BY, planNameOf } from '../trainings/trainings.names'
import type { ProofCell } from './insurances.table'

export const INSURANCE_USES = ['insurance', 'training', 'person', 'position', ...NAMED_BY]

/** In SQL: `later` is of the same trainee, and goes on where `t` ends. */
export const GOES_ON = `later.trainee_position_id = t.trainee_position_id
  and ${goesOn({ id: 'insurance_id', start: 'effective_date', end: 'expiration_date' })}`

/** In SQL, with the present day twice: with `t` the cover of somebody who is here ends soon. */
export const COVER_ENDS = `t.expiration_date between ?::date and ?::date + ${SOON_DAYS}
  and not exists (select from read.insurance later where ${GOES_ON})
  and not exists (select from read.position p left join read.person u on u.user_id = p.user_id
    where p.position_id = t.trainee_position_id and (p.position_status = 'archived' or u.user_status = 'inactive'))`

export interface ReadInsurance extends RowOf<typeof insuranceDates> {
  readonly id: string
  readonly version: number
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
  readonly owner_id: string
  readonly owner_position_id: string
  readonly owner: PersonRef | null
  readonly proof: ProofCell
  readonly covered_trainings: InsuranceView['covered_trainings']
}

const COVERED = `coalesce((select jsonb_agg(jsonb_build_object('id', c.training_id, 'display_name', ${planNameOf('c')}) order by c.start_at, c.training_id)
  from (select * from read.training g where g.trainee_position_id = t.trainee_position_id
    and g.start_at <= t.expiration_date and g.end_at >= t.effective_date order by g.start_at, g.training_id limit 20) c), '[]')`

export const INSURANCE_COLUMNS = `t.insurance_id as id, ${selected(insuranceDates, 't')}, t.revision as version, t.proof,
  t.trainee_id, t.trainee_position_id, ${personJson('t.trainee_position_id')} as trainee,
  t.owner_id, t.owner_position_id, ${personJson('t.owner_position_id')} as owner,
  ${COVERED} as covered_trainings`

export function insuranceView(row: ReadInsurance, today: string): InsuranceView {
  const { effective_date, expiration_date } = row
  const flags = insuranceFlags({ effectiveDate: effective_date, expirationDate: expiration_date }, today)
  return {
    ...{ id: row.id, version: row.version, effective_date, expiration_date },
    trainee: shownPerson(row.trainee, row.trainee_id, row.trainee_position_id),
    document: documentOf(row),
    covered_trainings: [...row.covered_trainings],
    state: insuranceStateOf(flags),
    ...flags,
  }
}

const documentOf = ({ proof, owner_id, ...row }: ReadInsurance): InsuranceView['document'] => ({
  ...proof,
  name: proof.filename,
  url: `/api/attachments/${proof.id}/content`,
  owner_id,
  owner: shownPerson(row.owner, owner_id, row.owner_position_id),
})
