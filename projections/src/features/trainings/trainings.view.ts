// Rows of trainings as their readers are shown them.
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import type { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { trainingStateOf } from '@practicum/shared/features/trainings/trainings.standing'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { todayOf } from '../../reads/today'
import { type Holder, personJson, shownPerson } from '../people/person-ref'
import { NAMED_BY, trainingSelected } from './trainings.names'
import { PLACEMENTS_OF_TRAINING } from './trainings.simple'
import type { GuideCell } from './trainings.table'

export const TRAINING_USES = [
  'training',
  'person',
  'position',
  'organization',
  'insurance',
  'placement',
  'site',
  ...NAMED_BY,
]

export const TODAY = todayOf('t')

/** As `insurance_required` of a view says, to whoever sees proofs. */
export const UNINSURED = `(t.end_at >= ${TODAY}
  and exists (select from read.organization o where o.organization_id = t.organization_id and o.require_trainee_insurance)
  and not exists (select from read.insurance i where i.organization_id = t.organization_id
    and i.trainee_position_id = t.trainee_position_id
    and greatest(t.start_at, ${TODAY}) between i.effective_date and i.expiration_date))`

export interface ReadTraining extends RowOf<typeof trainingContent> {
  readonly id: string
  readonly organization_id: string
  readonly plan_id: string | null
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
  readonly faculty_id: string | null
  readonly faculty_position_id: string | null
  readonly faculty: PersonRef | null
  readonly assistants: readonly GuideCell[]
  readonly placed: boolean
  readonly uninsured: boolean
  readonly placements: TrainingView['placements']
  readonly today: string
  /** Of the trainings of the trainee that have not begun, the first day. */
  readonly next_start: string | null
  readonly version: number
}

export const TRAINING_COLUMNS = `t.training_id as id, t.organization_id, ${trainingSelected('t')}, t.plan_id, t.placed, t.revision as version,
  t.trainee_id, t.trainee_position_id, ${personJson('t.trainee_position_id')} as trainee,
  t.faculty_id, t.faculty_position_id, ${personJson('t.faculty_position_id')} as faculty, t.assistants,
  ${PLACEMENTS_OF_TRAINING} as placements, ${UNINSURED} as uninsured,
  ${TODAY}::text as today, (select min(f.start_at)::text from read.training f
    where f.trainee_position_id = t.trainee_position_id and f.start_at > ${TODAY}) as next_start`

export const assistantsOf = (rows: readonly ReadTraining[]): readonly Holder[] =>
  rows.flatMap(({ assistants }) => assistants)

interface Reading {
  readonly principal: Principal
  readonly shown: (holder: Holder) => PersonRef
}

export function trainingView(row: ReadTraining, { principal, shown }: Reading): TrainingView {
  const { id, plan_id, plan_name, level_name, start_at, end_at, faculty_id, faculty_position_id } = row
  const proofs = { organizationId: row.organization_id, traineePositionId: row.trainee_position_id }
  const state = trainingStateOf({ startAt: start_at, endAt: end_at }, row.today)
  return {
    ...{ id, start_at, end_at, state, current: state === 'current', version: row.version, placed: row.placed },
    ...{ placement_not_required: row.placement_not_required, placements: [...row.placements] },
    insurance_required: allows(insurancePolicy.see, principal, proofs) ? row.uninsured : null,
    upcoming: state === 'future' && start_at === row.next_start,
    trainee_id: row.trainee_id,
    trainee: shownPerson(row.trainee, row.trainee_id, row.trainee_position_id),
    training_plan_id: plan_id,
    training_plan: { id: plan_id, name: plan_name, training_level: { name: level_name } },
    training_plan_name: plan_name,
    display_name: [plan_name, level_name].filter(name => name !== '').join(', '),
    faculty_position_id,
    faculty: faculty_id && faculty_position_id ? shownPerson(row.faculty, faculty_id, faculty_position_id) : null,
    assistants: row.assistants.map(assistant => ({
      ...{ id: assistant.positionId, faculty_position_id: assistant.positionId },
      faculty: shown(assistant),
    })),
  }
}
