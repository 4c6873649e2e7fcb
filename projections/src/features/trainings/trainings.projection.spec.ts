// Events of trainings become rows: planned, edited, with placements, and gone.
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { trainingProjection } from './trainings.projection'

const { definitions } = trainingEvents
const { sample } = definitions.TrainingPlanned

test('every event of trainings is shown, and that a placement is opened', () => {
  const documents = ['AttachmentAttached', 'AttachmentDetached', 'AttachmentRenamed']
  expect(Object.keys(trainingProjection.on).sort()).toEqual(
    [...Object.keys(definitions), ...documents, 'PlacementOpened'].sort(),
  )
  const { trainingId } = placementEvents.definitions.PlacementOpened.sample
  const opened = { entityId: 'placement', data: { trainingId } } as never
  expect(trainingProjection.on.PlacementOpened?.keys(opened)).toEqual([trainingId])
})

test('a row has what was said last, and is gone when the training is deleted', () => {
  const stored = (type: string, revision: number, data: object) => ({ type, data, revision: BigInt(revision) }) as never
  const after = (row: unknown, type: string, revision: number, data: object) =>
    trainingProjection.on[type]?.fold(row as never, stored(type, revision, data), sample.trainingId)
  const planned = after(undefined, 'TrainingPlanned', 0, sample)
  expect(planned).toMatchObject({
    ...{ training_id: sample.trainingId, plan_id: sample.planId, plan_name: sample.planName, revision: 0 },
    ...{ faculty_id: sample.faculty?.userId, faculty_position_id: sample.faculty?.positionId, placed: false },
    ...{ assistants: sample.assistants, documents: [] },
    words: ['marriage', 'and', 'family', 'therapy', 'practicum', 'i'],
  })
  const edited = after(planned, 'TrainingEdited', 1, { ...definitions.TrainingEdited.sample, faculty: null })
  expect(edited).toMatchObject({ end_at: '2027-06-30', faculty_id: null, assistants: [], revision: 1, placed: false })
  expect(after(edited, 'TrainingEngaged', 2, {})).toMatchObject({ placed: true, revision: 2 })
  expect(after(edited, 'PlacementOpened', 0, {})).toMatchObject({ placed: true, revision: 1 })
  expect(after(undefined, 'PlacementOpened', 0, {})).toBeUndefined()
  expect(after(edited, 'TrainingDeleted', 3, {})).toBeUndefined()
})
