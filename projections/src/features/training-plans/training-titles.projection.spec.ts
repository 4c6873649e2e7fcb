// Names of plans and levels: those that were said last, and of nothing else.
import {
  trainingLevelEvents,
  trainingPlanEvents,
} from '@practicum/shared/features/training-plans/training-plans.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { levelTitleProjection, planTitleProjection } from './training-titles.projection'

test('a plan is called as it was named last', () => {
  const { sample } = trainingPlanEvents.definitions.TrainingPlanCreated
  const event = eventsOf(trainingPlanEvents, sample.trainingPlanId)
  const created = {
    ...{ training_plan_id: sample.trainingPlanId, organization_id: sample.organizationId, level_id: sample.levelId },
    ...{ name: 'Marriage and family therapy', words: ['marriage', 'and', 'family', 'therapy'] },
  }
  expect(rowAfter(planTitleProjection, [event('TrainingPlanCreated', 0)])).toEqual(created)
  expect(rowAfter(planTitleProjection, [event('TrainingPlanCreated', 0), event('TrainingPlanEdited', 1)])).toEqual({
    ...{ ...created, name: 'Marriage and family therapy, evenings' },
    words: [...created.words, 'evenings'],
  })
})

test('so is a level', () => {
  const { sample } = trainingLevelEvents.definitions.TrainingLevelCreated
  const event = eventsOf(trainingLevelEvents, sample.trainingLevelId)
  const created = {
    ...{ training_level_id: sample.trainingLevelId, organization_id: sample.organizationId },
    ...{ name: 'Practicum', words: ['practicum'] },
  }
  expect(rowAfter(levelTitleProjection, [event('TrainingLevelCreated', 0)])).toEqual(created)
  const renamed = [event('TrainingLevelCreated', 0), event('TrainingLevelRenamed', 1)]
  expect(rowAfter(levelTitleProjection, renamed)).toMatchObject({
    ...{ name: 'Practicum I', words: ['practicum', 'i'] },
  })
})
