// The rules of trainings: what can be planned, changed, deleted, and what cannot.
import { isRefusal } from '../../kernel/refusal'
import { type TrainingCommand, trainingDecider } from './trainings.decider'
import { type TrainingEvent, trainingEvents } from './trainings.events'

const { definitions } = trainingEvents
const { sample } = definitions.TrainingPlanned
const past = (...types: readonly TrainingEvent['type'][]) =>
  types.map(type => ({ type, data: definitions[type].sample }) as TrainingEvent)
const after = (events: readonly TrainingEvent[], command: TrainingCommand) => {
  const decision = trainingDecider.decide(
    command,
    events.reduce(trainingDecider.evolve, trainingDecider.initialState()),
  )
  return isRefusal(decision) ? decision.code : decision.map(({ type }) => type)
}
const plan = (changes: Partial<typeof sample> = {}): TrainingCommand => ({
  type: 'PlanTraining',
  data: { ...sample, ...changes },
})

test('a training is planned once, and its end is not before its start', () => {
  expect(after([], plan())).toEqual(['TrainingPlanned'])
  expect(after(past('TrainingPlanned'), plan())).toEqual([])
  expect(after([], plan({ endAt: '2026-08-31' }))).toBe('training.end_before_start')
  expect(after([], plan({ endAt: sample.startAt }))).toEqual(['TrainingPlanned'])
})

test('an assistant is neither the faculty member nor named twice', () => {
  const [assistant] = sample.assistants
  if (!assistant) throw new Error('the sample has none')
  for (const changes of [{ faculty: assistant }, { assistants: [assistant, assistant] }])
    expect(after([], plan(changes))).toBe('training.assistant_repeated')
  expect(after([], plan({ faculty: null }))).toEqual(['TrainingPlanned'])
})

test('what is not said stays, and saying what stands there changes nothing', () => {
  const planned = past('TrainingPlanned')
  expect(after(planned, { type: 'EditTraining', changes: {} })).toEqual([])
  expect(after(planned, { type: 'EditTraining', changes: { endAt: sample.endAt } })).toEqual([])
  expect(after(planned, { type: 'EditTraining', changes: { endAt: '2027-06-30' } })).toEqual(['TrainingEdited'])
  expect(after(planned, { type: 'EditTraining', changes: { startAt: '2027-06-30' } })).toBe('training.end_before_start')
})

test('it is deleted until placements belong to it, and then there is nothing more of it', () => {
  const planned = past('TrainingPlanned')
  expect(after(planned, { type: 'DeleteTraining', placed: false })).toEqual(['TrainingDeleted'])
  expect(after(planned, { type: 'DeleteTraining', placed: true })).toBe('training.placed')
  expect(after(planned, { type: 'EngageTraining' })).toEqual(['TrainingEngaged'])
  const engaged = past('TrainingPlanned', 'TrainingEngaged')
  expect(after(engaged, { type: 'EngageTraining' })).toEqual([])
  expect(after(engaged, { type: 'DeleteTraining', placed: false })).toBe('training.placed')
  const deleted = past('TrainingPlanned', 'TrainingDeleted')
  const commands = [
    { type: 'DeleteTraining', placed: false },
    { type: 'EngageTraining' },
    { type: 'EditTraining', changes: { endAt: '2027-06-30' } },
  ] as const
  for (const command of commands) for (const events of [[], deleted]) expect(after(events, command)).toBe('not_found')
})

test('what was planned before knows no plan by its id, no assistants, and asks for a placement', () => {
  const { upcasts } = definitions.TrainingPlanned
  const first = upcasts?.[1]?.({ planName: 'Family therapy', startOn: '2026-09-01', endOn: '2027-05-31' }) ?? {}
  expect(upcasts?.[2]?.(first)).toEqual({
    ...{ planName: 'Family therapy', startAt: '2026-09-01', endAt: '2027-05-31' },
    ...{ planId: null, assistants: [] },
  })
  expect(upcasts?.[3]?.(first)).toEqual({ ...first, placementNotRequired: false })
  expect(definitions.TrainingEdited.upcasts?.[1]?.(first)).toEqual({ ...first, placementNotRequired: false })
})
