// Trainings in short, with their placements: of these the row lock leaves what the reader may see.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { simpleTrainingsOfTrainee } from '@practicum/shared/features/trainings/simple-trainings.contract'
import { PLACEMENTS_TOLD } from '@practicum/shared/features/trainings/trainings.contract'
import { TRAINING_TITLE } from './trainings.shown'

export type SimpleTraining = AnswerOf<typeof simpleTrainingsOfTrainee>['data'][number]

const PLACEMENTS = `select p.created_at, p.placement_id, json_build_object('id', p.placement_id, 'status', p.placement_status,
    'archived', p.archived_at is not null, 'is_campus', p.is_campus,
    'first_day', p.first_day, 'last_day', p.last_day, 'supervision_site', json_build_object('id', s.site_id, 'name', s.name)) as told
  from read.placement p join read.site s on s.site_id = p.site_id where p.training_id = t.training_id
  order by p.created_at, p.placement_id limit ${PLACEMENTS_TOLD}`

export const PLACEMENTS_OF_TRAINING = `coalesce((select json_agg(one.told order by one.created_at, one.placement_id)
  from (${PLACEMENTS}) one), '[]')`

export const SIMPLE_COLUMNS = `t.training_id as id, ${TRAINING_TITLE} as display_name, t.start_at::text, t.end_at::text,
  ${PLACEMENTS_OF_TRAINING} as placements`
