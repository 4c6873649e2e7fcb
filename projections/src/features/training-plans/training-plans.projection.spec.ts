// Events of training plans and of their levels, and the rows they become.
import {
  trainingLevelEvents,
  trainingPlanEvents,
} from '@practicum/shared/features/training-plans/training-plans.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { trainingLevelProjection, trainingPlanProjection } from './training-plans.projection'

const planSamples = trainingPlanEvents.definitions
const { sample } = planSamples.TrainingPlanCreated
const ofPlan = eventsOf(trainingPlanEvents, sample.trainingPlanId)
const created = ofPlan('TrainingPlanCreated', 0)

test('a plan that was made knows its level, its days, its activity types and their sum in quarters of an hour', () => {
  expect(rowAfter(trainingPlanProjection, [created])).toEqual({
    training_plan_id: sample.trainingPlanId,
    organization_id: sample.organizationId,
    name: sample.name,
    level_id: sample.levelId,
    start_at: sample.startAt,
    end_at: sample.endAt,
    activity_types: sample.activityTypes,
    total_quarters: 750,
    words: ['marriage', 'and', 'family', 'therapy'],
    archived_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    revision: 0,
  })
})

test('an edit replaces what was filled in, and is found by its new name', () => {
  const edited = ofPlan('TrainingPlanEdited', 1, { name: 'Clinic', activityTypes: [] })
  const after = { name: 'Clinic', activity_types: [], total_quarters: 0, words: ['clinic'], revision: 1 }
  expect(rowAfter(trainingPlanProjection, [created, edited])).toMatchObject(after)
})

test('archiving has its time until it is taken back', () => {
  const archived = ofPlan('TrainingPlanArchived', 1)
  const at = '2026-09-02T10:00:00.000Z'
  expect(rowAfter(trainingPlanProjection, [created, archived])).toMatchObject({ archived_at: at, name: sample.name })
  const back = ofPlan('TrainingPlanUnarchived', 2)
  expect(rowAfter(trainingPlanProjection, [created, archived, back])).toMatchObject({ archived_at: null, revision: 2 })
})

test('a level has its name, its place and whether it is archived', () => {
  const { sample: level } = trainingLevelEvents.definitions.TrainingLevelCreated
  const ofLevel = eventsOf(trainingLevelEvents, level.trainingLevelId)
  const made = ofLevel('TrainingLevelCreated', 0)
  const { name } = level
  expect(rowAfter(trainingLevelProjection, [made])).toMatchObject({ name, sort_order: null, archived_at: null })
  const after = [made, ofLevel('TrainingLevelRenamed', 1), ofLevel('TrainingLevelPlaced', 2)]
  expect(rowAfter(trainingLevelProjection, after)).toMatchObject({ name: 'Practicum I', sort_order: 2, revision: 2 })
  const archived = [...after, ofLevel('TrainingLevelArchived', 3)]
  expect(rowAfter(trainingLevelProjection, archived)).toMatchObject({ archived_at: '2026-09-04T10:00:00.000Z' })
  const back = [...archived, ofLevel('TrainingLevelUnarchived', 4)]
  expect(rowAfter(trainingLevelProjection, back)).toMatchObject({ archived_at: null, revision: 4 })
})

test('no event is left out', () => {
  expect(Object.keys(trainingPlanProjection.on).sort()).toEqual(Object.keys(planSamples).sort())
  const levels = Object.keys(trainingLevelEvents.definitions)
  expect(Object.keys(trainingLevelProjection.on).sort()).toEqual(levels.sort())
})
