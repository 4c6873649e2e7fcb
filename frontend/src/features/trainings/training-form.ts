// The values of the form of trainings, what they begin with, and what they send.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import {
  createTrainings,
  editTrainings,
  type TrainingBatch,
  type TrainingFailure,
} from '@practicum/shared/features/trainings/changing.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { trainingFault } from '@practicum/shared/features/trainings/trainings.decider'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

type People = readonly AvailableUser[]

export interface TrainingValues {
  readonly trainee_ids: People
  readonly training_plan_id: string | null
  readonly start_at: string | null
  readonly end_at: string | null
  readonly faculty: { readonly primary_position_id: People; readonly assistant_position_ids: People }
  /** Empty: several have it each otherwise. */
  readonly placement: (typeof PLACEMENT)[number] | ''
}

export const PLACEMENT = ['required', 'not_required'] as const

export const EMPTY_TRAINING: TrainingValues = {
  ...{ trainee_ids: [], training_plan_id: null, start_at: null, end_at: null },
  faculty: { primary_position_id: [], assistant_position_ids: [] },
  placement: 'required',
}

const asPicked = (person: TrainingView['trainee']): AvailableUser => ({ ...person, role_name: '' })

/** Of a field that all of them have alike; what differs begins empty. */
function alike<Value>(trainings: readonly TrainingView[], read: (one: TrainingView) => Value, empty: Value): Value {
  const [first, ...others] = trainings.map(read)
  const same = others.every(one => JSON.stringify(one) === JSON.stringify(first))
  return first !== undefined && same ? first : empty
}

/** Each trainee once, in the order of the trainings. */
export const traineesOf = (trainings: readonly TrainingView[]): People => [
  ...new Map(trainings.map(({ trainee }) => [trainee.id, asPicked(trainee)])).values(),
]

export const valuesOf = (trainings: readonly TrainingView[]): TrainingValues => ({
  trainee_ids: traineesOf(trainings),
  training_plan_id: alike(trainings, one => one.training_plan_id, null),
  start_at: alike(trainings, one => one.start_at as string | null, null),
  end_at: alike(trainings, one => one.end_at as string | null, null),
  faculty: {
    primary_position_id: alike<People>(trainings, ({ faculty }) => (faculty ? [asPicked(faculty)] : []), []),
    assistant_position_ids: alike<People>(
      trainings,
      ({ assistants }) => assistants.map(({ faculty }) => asPicked(faculty)),
      [],
    ),
  },
  placement: alike<TrainingValues['placement']>(
    trainings,
    one => (one.placement_not_required ? 'not_required' : 'required'),
    '',
  ),
})

/** What a form is about, and begins with. */
export interface Begun {
  /** Absent: new ones are assigned. */
  readonly trainings: readonly TrainingView[] | undefined
  readonly values: TrainingValues
}

export const begunWith = (trainings: readonly TrainingView[] | undefined): Begun => ({
  trainings,
  values: trainings ? valuesOf(trainings) : EMPTY_TRAINING,
})

/** Its training was deleted meanwhile: there is nothing to save again. */
export const isGone = ({ code }: TrainingFailure): boolean => code === 'training.no_valid_plan'

/** Those that failed and still are, with what was typed for all: what nobody touched is as these have it. */
export function leftOf({ trainings }: Begun, typed: TrainingValues, told: readonly TrainingFailure[]): Begun {
  const failures = told.filter(failure => !isGone(failure))
  const people = new Set(failures.map(({ failed_trainee_id }) => failed_trainee_id))
  const trainee_ids = typed.trainee_ids.filter(({ id }) => people.has(id))
  if (!trainings) return { trainings, values: { ...typed, trainee_ids } }
  const failed = new Set(failures.map(({ training_id }) => training_id))
  const left = trainings.filter(({ id }) => failed.has(id))
  return {
    trainings: left,
    values: { ...retyped(typed, { from: valuesOf(trainings), to: valuesOf(left) }), trainee_ids },
  }
}

function retyped(typed: TrainingValues, { from, to }: { from: TrainingValues; to: TrainingValues }): TrainingValues {
  const kept = <Value>(read: (values: TrainingValues) => Value): Value =>
    read(differs(read(typed), read(from)) ? typed : to)
  return {
    trainee_ids: typed.trainee_ids,
    training_plan_id: kept(values => values.training_plan_id),
    start_at: kept(values => values.start_at),
    end_at: kept(values => values.end_at),
    faculty: {
      primary_position_id: kept(values => values.faculty.primary_position_id),
      assistant_position_ids: kept(values => values.faculty.assistant_position_ids),
    },
    placement: kept(values => values.placement),
  }
}

const differs = <Value>(now: Value, then: Value): boolean => JSON.stringify(now) !== JSON.stringify(then)

const positions = (people: People): string[] => people.map(({ position_id }) => position_id)

export function requestFor(
  values: TrainingValues,
  opened: readonly TrainingView[] | undefined,
): ContractRequest<TrainingBatch> {
  return opened
    ? requestOf(editTrainings, { body: changesOf(values, opened) })
    : requestOf(createTrainings, { body: assignmentOf(values) })
}

/** What is empty is told by the shape of the row. */
function assignmentOf({ trainee_ids, training_plan_id, start_at, end_at, faculty, placement }: TrainingValues) {
  return {
    trainee_ids: trainee_ids.map(({ id }) => id),
    ...{ training_plan_id, start_at, end_at },
    faculty: {
      primary_position_id: faculty.primary_position_id[0]?.position_id ?? null,
      assistant_position_ids: positions(faculty.assistant_position_ids),
    },
    placement_not_required: placement === 'not_required',
  } as BodyInputOf<typeof createTrainings>
}

/** Only what is another than before. With one training, what was emptied is taken away; with several, each keeps its own. */
export function changesOf(values: TrainingValues, opened: readonly TrainingView[]): BodyInputOf<typeof editTrainings> {
  const before = valuesOf(opened)
  const day = (name: 'start_at' | 'end_at' | 'training_plan_id') =>
    values[name] !== null && differs(values[name], before[name]) ? { [name]: values[name] } : {}
  const guides = (name: keyof TrainingValues['faculty']): readonly string[] | undefined => {
    const [now, then] = [positions(values.faculty[name]), positions(before.faculty[name])]
    const said = now.length > 0 || opened.length === 1
    return said && differs(now, then) ? now : undefined
  }
  const [primary, assistants] = [guides('primary_position_id'), guides('assistant_position_ids')]
  const faculty = {
    ...(primary && { primary_position_id: primary[0] ?? null }),
    ...(assistants && { assistant_position_ids: [...assistants] }),
  }
  return {
    ...{ training_ids: opened.map(({ id }) => id), trainee_ids: before.trainee_ids.map(({ id }) => id) },
    ...{ ...day('training_plan_id'), ...day('start_at'), ...day('end_at') },
    ...(Object.keys(faculty).length > 0 && { faculty }),
    ...(differs(values.placement, before.placement) && { placement_not_required: values.placement === 'not_required' }),
  }
}

/** As the server's rules have it, of what has been filled in. */
export function trainingRules({ start_at, end_at, faculty }: TrainingValues): readonly Refusal[] {
  const guide = ({ id, position_id }: AvailableUser) => ({ userId: id, positionId: position_id })
  const [primary] = faculty.primary_position_id
  const refused = trainingFault({
    ...{ startAt: start_at ?? end_at ?? '', endAt: end_at ?? start_at ?? '' },
    faculty: primary ? guide(primary) : null,
    assistants: faculty.assistant_position_ids.map(guide),
  })
  return refused ? [refused] : []
}
