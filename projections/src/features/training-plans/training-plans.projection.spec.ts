// Events of training plans, and the rows they become.
import { trainingPlanEvents } from '@practicum/shared/features/training-plans/training-plans.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { trainingPlanProjection } from './training-plans.projection'

const samples = trainingPlanEvents.definitions
const { sample } = samples.TrainingPlanCreated
const event = eventsOf(trainingPlanEvents, sample.trainingPlanId)
const created = event('TrainingPlanCreated', 0)

test('what was made knows its creator, its title and its day', () => {
  expect(rowAfter(trainingPlanProjection, [created])).toEqual({
    training_plan_id: sample.trainingPlanId,
    organization_id: sample.organizationId,
    creator_id: sample.creatorId,
    creator_position_id: sample.creatorPositionId,
    title: sample.title,
    day: sample.day,
    archived_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    revision: 0,
  })
})

test('an edit replaces title and day, archiving has its time', () => {
  const edited = event('TrainingPlanEdited', 1, { title: 'Another', day: null })
  expect(rowAfter(trainingPlanProjection, [created, edited])).toMatchObject({
    title: 'Another',
    day: null,
    revision: 1,
  })
  expect(rowAfter(trainingPlanProjection, [created, event('TrainingPlanArchived', 1)])).toMatchObject({
    archived_at: '2026-09-02T10:00:00.000Z',
    title: sample.title,
  })
})

test('no event is left out', () => {
  expect(Object.keys(trainingPlanProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
