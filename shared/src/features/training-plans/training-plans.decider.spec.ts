// The rules of training plans, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type TrainingPlanContent, trainingPlanDecider } from './training-plans.decider'
import { type TrainingPlanEvent, trainingPlanEvents } from './training-plans.events'

const given = givenOf(trainingPlanDecider)
const data = trainingPlanEvents.definitions.TrainingPlanCreated.sample
const { trainingPlanId, organizationId: _organizationId, ...content } = data
const [therapy, supervision] = data.activityTypes as [
  (typeof data.activityTypes)[number],
  (typeof data.activityTypes)[number],
]
const created: TrainingPlanEvent = { type: 'TrainingPlanCreated', data }
const archived: TrainingPlanEvent = { type: 'TrainingPlanArchived', data: { trainingPlanId } }
const unarchived: TrainingPlanEvent = { type: 'TrainingPlanUnarchived', data: { trainingPlanId } }

const making = (changes: Partial<TrainingPlanContent> = {}) => ({
  type: 'CreateTrainingPlan' as const,
  data: { ...data, ...changes },
})
const editing = (changes: Partial<TrainingPlanContent>, known: readonly string[] = []) => ({
  type: 'EditTrainingPlan' as const,
  content: { ...content, ...changes },
  known,
})

test('it is made once', () => {
  given().when(making()).thenEmits(created)
  given(created).when(making()).thenNothing()
})

test('a plan of one day is one, and no plan ends before it starts', () => {
  const oneDay = { startAt: '2026-09-01', endAt: '2026-09-01' }
  given()
    .when(making(oneDay))
    .thenEmits({ type: 'TrainingPlanCreated', data: { ...data, ...oneDay } })
  const refused = given()
    .when(making({ startAt: '2026-09-02', endAt: '2026-09-01' }))
    .thenRefused('training_plan.end_before_start')
  expect(refused.field).toBe('end_at')
  given(created)
    .when(editing({ endAt: '2026-08-31' }))
    .thenRefused('training_plan.end_before_start')
})

test('an activity type is named once, in whatever case', () => {
  const twice = [therapy, { ...supervision, name: '  INDIVIDUAL   therapy ' }]
  given()
    .when(making({ activityTypes: twice }))
    .thenRefused('training_plan.type_repeated')
  given(created)
    .when(editing({ activityTypes: twice }))
    .thenRefused('training_plan.type_repeated')
})

test('it is changed, and the same again changes nothing', () => {
  const changes = { name: 'Another', activityTypes: [supervision, { ...therapy, hours: 160.25 }] }
  const edited: TrainingPlanEvent = { type: 'TrainingPlanEdited', data: { trainingPlanId, ...content, ...changes } }
  const known = [therapy.id, supervision.id]
  given(created).when(editing(changes, known)).thenEmits(edited)
  given(created, edited).when(editing(changes, known)).thenNothing()
  given(created).when(editing({}, known)).thenNothing()
})

test('a type of another plan is none of this one, and one type stands there once', () => {
  given(created)
    .when(editing({}, [trainingPlanId]))
    .thenRefused('training_plan.type_unknown')
  given(created)
    .when(editing({}, [therapy.id, therapy.id]))
    .thenRefused('training_plan.type_unknown')
})

test('archived, it stays as it is until it is brought back', () => {
  given(created).when({ type: 'ArchiveTrainingPlan' }).thenEmits(archived)
  given(created, archived).when({ type: 'ArchiveTrainingPlan' }).thenNothing()
  const refused = given(created, archived)
    .when(editing({ name: 'Another' }))
    .thenRefused('training_plan.archived')
  expect(refused.kind).toBe('conflict')
  given(created, archived).when({ type: 'UnarchiveTrainingPlan' }).thenEmits(unarchived)
  given(created).when({ type: 'UnarchiveTrainingPlan' }).thenNothing()
  given(created, archived, unarchived)
    .when(editing({ name: 'Another' }))
    .thenEmits({ type: 'TrainingPlanEdited', data: { trainingPlanId, ...content, name: 'Another' } })
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'ArchiveTrainingPlan' }).thenRefused('not_found').kind).toBe('missing')
})
