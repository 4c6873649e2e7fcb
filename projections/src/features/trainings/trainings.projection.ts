// Events of trainings become rows of their table; a placement that is opened is noted at its training.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import type { TrainingContent } from '@practicum/shared/features/trainings/trainings.decider'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf } from '../attachments/documents.changes'
import { type TrainingRow, trainingTable } from './trainings.table'

const touched = ({ revision }: StoredEvent): { readonly revision: number } => ({ revision: Number(revision) })

const contentRow = (content: TrainingContent) => ({
  ...toRow(trainingContent, content),
  plan_id: content.planId,
  faculty_id: content.faculty?.userId ?? null,
  faculty_position_id: content.faculty?.positionId ?? null,
  assistants: content.assistants,
  words: wordsOf(`${content.planName} ${content.levelName}`),
})

export const trainingProjection: Projection<TrainingRow> = {
  name: 'training',
  version: 9,
  table: trainingTable,
  on: {
    ...documentChangesOf<TrainingRow>('training'),
    ...changes<TrainingRow>()(trainingEvents, {
      TrainingPlanned: {
        insert: event => ({
          training_id: event.data.trainingId,
          organization_id: event.data.organizationId,
          trainee_id: event.data.trainee.userId,
          trainee_position_id: event.data.trainee.positionId,
          ...contentRow(event.data),
          placed: false,
          documents: [],
          ...touched(event),
        }),
      },
      TrainingEdited: { patch: event => ({ ...contentRow(event.data), ...touched(event) }) },
      TrainingEngaged: { patch: event => ({ placed: true, ...touched(event) }) },
      TrainingDeleted: { remove: true },
    }),
    ...changes<TrainingRow>()(placementEvents, {
      PlacementOpened: { keys: ({ data }) => [data.trainingId], patch: () => ({ placed: true }) },
    }),
  },
}
