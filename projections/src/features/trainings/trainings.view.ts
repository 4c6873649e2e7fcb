// Rows of trainings as their readers are shown them.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import type { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { trainingStateOf } from '@practicum/shared/features/trainings/trainings.standing'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { todayOf } from '../../reads/today'
import { type Holder, personJson, shownPerson } from '../people/person-ref'
import { NAMED_BY, trainingSelected } from './trainings.names'
import { PLACEMENTS_OF_TRAINING } from './trainings.simple'
import type { GuideCell } from './trainings.table'

export const TRAINING_USES = ['training', 'person', 'position', 'organization', 'placement', 'site', ...NAMED_BY]

export const TODAY = todayOf('t')

export interface ReadTraining extends RowOf<typeof trainingContent> {
  readonly id: string
  readonly plan_id: string | null
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
  readonly faculty_id: string | null
  readonly faculty_position_id: string | null
  readonly faculty: PersonRef | null
  readonly assistants: readonly GuideCell[]
  readonly placed: boolean
  readonly placements: TrainingView['placements']
  readonly today: string
  /** Of the trainings of the trainee that have not begun, the first day. */
  readonly next_start: string | null
  readonly version: number
}

export const TRAINING_COLUMNS = `t.training_id as id, ${trainingSelected('t')}, t.plan_id, t.placed, t.revision as version,
  t.trainee_id, t.trainee_position_id, ${personJson('t.trainee_position_id')} as trainee,
  t.faculty_id, t.faculty_position_id, ${personJson('t.faculty_position_id')} as faculty, t.assistants,
  ${PLACEMENTS_OF_TRAINING} as placements,
  ${TODAY}::text as today, (select min(f.start_at)::text from read.training f
    where f.trainee_position_id = t.trainee_position_id and f.start_at > ${TODAY}) as next_start`

export const assistantsOf = (rows: readonly ReadTraining[]): readonly Holder[] =>
  rows.flatMap(({ assistants }) => assistants)

export function trainingView(row: ReadTraining, shown: (holder: Holder) => PersonRef): TrainingView {
  const { id, plan_id, plan_name, level_name, start_at, end_at, faculty_id, faculty_position_id } = row
  const state = trainingStateOf({ startAt: start_at, endAt: end_at }, row.today)
  return {
    ...{ id, start_at, end_at, state, current: state === 'current', version: row.version, placed: row.placed },
    ...{ placement_not_required: row.placement_not_required, placements: [...row.placements] },
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
