// The rules of training plans, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { trainingPlanDecider } from './training-plans.decider'
import { type TrainingPlanEvent, trainingPlanEvents } from './training-plans.events'

const given = givenOf(trainingPlanDecider)
const data = trainingPlanEvents.definitions.TrainingPlanCreated.sample
const { trainingPlanId, creatorId } = data
const created: TrainingPlanEvent = { type: 'TrainingPlanCreated', data }
const archived: TrainingPlanEvent = { type: 'TrainingPlanArchived', data: { trainingPlanId } }
const editing = (title: string) => ({ type: 'EditTrainingPlan' as const, fields: { title, day: null } })

test('it is made once', () => {
  given().when({ type: 'CreateTrainingPlan', data }).thenEmits(created)
  given(created).when({ type: 'CreateTrainingPlan', data }).thenNothing()
})

test('it is changed, and the same again changes nothing', () => {
  const edited: TrainingPlanEvent = {
    type: 'TrainingPlanEdited',
    data: { trainingPlanId, creatorId, title: 'Another', day: null },
  }
  given(created).when(editing('Another')).thenEmits(edited)
  given(created, edited).when(editing('Another')).thenNothing()
})

test('archived, it stays as it is', () => {
  given(created).when({ type: 'ArchiveTrainingPlan' }).thenEmits(archived)
  given(created, archived).when({ type: 'ArchiveTrainingPlan' }).thenNothing()
  expect(given(created, archived).when(editing('Another')).thenRefused('training_plan.archived').kind).toBe('conflict')
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'ArchiveTrainingPlan' }).thenRefused('not_found').kind).toBe('missing')
})
