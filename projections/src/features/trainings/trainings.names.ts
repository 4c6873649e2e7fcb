// What a training is called: as its plan and the level of it are named now, and as it was planned where it follows no plan.
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { type Conditions, selected } from '../../runner/conditions'
import { foundIds } from '../../runner/found'
import { positionsNamed } from '../people/person-ref'
import { trainingTable } from './trainings.table'

/** Read models that trainings are named by. */
export const NAMED_BY = ['plan_title', 'level_title'] as const

/** Of the row of a training under an alias. */
export const planNameOf = (alias: string): string =>
  `coalesce((select pt.name from read.plan_title pt where pt.training_plan_id = ${alias}.plan_id), ${alias}.plan_name)`

const levelNameOf = (alias: string): string =>
  `coalesce((select lt.name from read.plan_title pt join read.level_title lt on lt.training_level_id = pt.level_id
    where pt.training_plan_id = ${alias}.plan_id), ${alias}.level_name)`

export const titleOf = (alias: string): string =>
  `concat_ws(', ', nullif(${planNameOf(alias)}, ''), nullif(${levelNameOf(alias)}, ''))`

const { planName: _planName, levelName: _levelName, ...unnamed } = trainingContent

/** The fields of trainings, as the wire has them. */
export const trainingSelected = (alias: string): string =>
  `${selected(unnamed, alias)}, ${planNameOf(alias)} as plan_name, ${levelNameOf(alias)} as level_name`

/** A word of the trainee’s name, or of what the training is called, begins like this. */
export const beginningLike = (where: Conditions, alias: string, word: string): Conditions =>
  where.and(
    `${alias}.trainee_position_id in ? or (${alias}.plan_id is null and ${alias}.training_id in ?) or ${alias}.plan_id in ?
      or ${alias}.plan_id in (select pt.training_plan_id from read.plan_title pt where pt.level_id in ?)`,
    positionsNamed(word),
    foundIds(trainingTable, [word]),
    foundIds({ name: 'plan_title' }, [word]),
    foundIds({ name: 'level_title' }, [word]),
  )

/** The same for a text anywhere in them. */
export const containingLike = (where: Conditions, alias: string, { term, like }: Sought): Conditions =>
  where.and(
    `${alias}.trainee_position_id in ? or ${planNameOf(alias)} ilike ? or ${levelNameOf(alias)} ilike ?`,
    positionsNamed(term),
    like,
    like,
  )

interface Sought {
  readonly term: string
  readonly like: string
}
