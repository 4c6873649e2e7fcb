// Reads of trainings: the list, one of them, and those of a trainee.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { FilterOf } from '@practicum/shared/contract/row'
import { simpleTrainingsOfTrainee } from '@practicum/shared/features/trainings/simple-trainings.contract'
import {
  getTraining,
  listTrainings,
  TRAININGS_TOLD,
  type TrainingView,
  trainingsOfTrainee,
} from '@practicum/shared/features/trainings/trainings.contract'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { TrainingState } from '@practicum/shared/features/trainings/trainings.standing'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Reader } from '../../reads/slots'
import { type Conditions, containing, queryRows } from '../../runner/conditions'
import { type Order, queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { nameOfHolder, peopleShown, positionsOf } from '../people/person-ref'
import { containingLike, planNameOf } from './trainings.names'
import { SIMPLE_COLUMNS, type SimpleTraining } from './trainings.simple'
import {
  assistantsOf,
  type ReadTraining,
  TODAY,
  TRAINING_COLUMNS,
  TRAINING_USES,
  trainingView,
  UNINSURED,
} from './trainings.view'

const SOURCE = 'read.training t'

const SORTS: Readonly<Record<string, Omit<Order, 'direction'>>> = {
  start_at: { by: ['t.start_at'] },
  end_at: { by: ['t.end_at'] },
  training_plan_name: { by: [planNameOf('t')] },
  trainee: { by: [nameOfHolder('t.trainee_position_id')], nullable: true },
}

/** As `trainingStateOf` says. */
const IN_STATE: Readonly<Record<TrainingState, string>> = {
  previous: `t.end_at < ${TODAY}`,
  current: `t.start_at <= ${TODAY} and t.end_at >= ${TODAY}`,
  future: `t.start_at > ${TODAY}`,
}

const missing = () => refuse('not_found', {}, { kind: 'missing' })

async function views({ db, principal }: Reader, rows: readonly ReadTraining[]): Promise<TrainingView[]> {
  const shown = await peopleShown(db, assistantsOf(rows))
  return rows.map(row => trainingView(row, { principal, shown }))
}

/** Also by those who do not change it; undefined where the reader does not see it. */
export async function trainingSeen(reader: Reader, id: string): Promise<TrainingView | undefined> {
  const { db, principal } = reader
  const where = scopeOf(trainingPolicy.see, principal, 't').and('t.training_id = ?', id)
  const [view] = await views(reader, await queryRows<ReadTraining>(db, where.select(TRAINING_COLUMNS, SOURCE)))
  return view
}

export const trainingQueries: readonly Binding[] = [
  bindList(listTrainings, TRAINING_USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const { rows, ...counted } = await queryPage<ReadTraining>(db, {
      columns: TRAINING_COLUMNS,
      source: SOURCE,
      key: 't.training_id',
      where: scopesOf(trainingPolicy.change, principal, 't').map(one => narrowed(one, filter, terms)),
      order: { ...(SORTS[sort.field] ?? { by: ['t.start_at'] }), direction: sort.order },
      page: list,
    })
    return { items: await views({ db, principal }, rows), ...counted }
  }),
  bindQuery(getTraining, TRAINING_USES, async ({ params, principal, db }) => {
    const where = scopeOf(trainingPolicy.change, principal, 't').and('t.training_id = ?', params.id)
    const [view] = await views(
      { db, principal },
      await queryRows<ReadTraining>(db, where.select(TRAINING_COLUMNS, SOURCE)),
    )
    return view ?? missing()
  }),
  bindQuery(trainingsOfTrainee, TRAINING_USES, async ({ params, principal, db }) => {
    if (!(await isReached(db, principal, params.id))) return missing()
    const where = scopeOf(trainingPolicy.see, principal, 't').and(
      't.trainee_position_id = any ?',
      positionsOf(params.id),
    )
    const order = `order by t.start_at, t.training_id limit ${TRAININGS_TOLD}`
    return {
      data: await views(
        { db, principal },
        await queryRows<ReadTraining>(db, where.select(TRAINING_COLUMNS, SOURCE, order)),
      ),
    }
  }),
  bindQuery(simpleTrainingsOfTrainee, TRAINING_USES, async ({ params, principal, db }) => {
    if (!(await isReached(db, principal, params.id))) return missing()
    const where = scopeOf(trainingPolicy.see, principal, 't').and(
      't.trainee_position_id = any ?',
      positionsOf(params.id),
    )
    const order = `order by t.start_at, t.training_id limit ${TRAININGS_TOLD}`
    return { data: [...(await queryRows<SimpleTraining>(db, where.select(SIMPLE_COLUMNS, SOURCE, order)))] }
  }),
]

function narrowed(one: Conditions, filter: FilterOf<typeof listTrainings>, terms: readonly string[]): Conditions {
  if (filter.state) one.and(IN_STATE[filter.state])
  if (filter.insurance_required !== undefined) one.and(filter.insurance_required ? UNINSURED : `not ${UNINSURED}`)
  one
    .when(filter.trainee_id, 't.trainee_position_id = any ?', positionsOf)
    .when(filter.training_plan_id, 't.plan_id = ?')
  for (const term of terms) containingLike(one, 't', { term, like: containing(term) })
  return one
}

/** Is there such a trainee whose trainings the reader may see? */
async function isReached(db: ScopedDb, principal: Principal, traineeId: string): Promise<boolean> {
  const held = await db.query<{ position_id: string; organization_id: string }>(
    `select position_id, organization_id from read.position where user_id = $1 and role = 'trainee'`,
    [traineeId],
  )
  return held.some(({ position_id: traineePositionId, organization_id: organizationId }) =>
    allows(trainingPolicy.see, principal, { organizationId, traineePositionId, facultyPositionId: null }),
  )
}
