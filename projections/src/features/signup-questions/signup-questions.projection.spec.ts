// Events of the survey and of those who answer it, and the rows they become.
import { userEvents } from '@practicum/shared/features/people/user.events'
import { signupQuestionEvents } from '@practicum/shared/features/signup-questions/signup-questions.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { signupQuestionProjection, signupResponseProjection, surveyProjection } from './signup-questions.projection'

const { sample } = signupQuestionEvents.definitions.SignupQuestionAdded
const event = eventsOf(signupQuestionEvents, sample.questionId)
const added = event('SignupQuestionAdded', 0)

test('a question has its values, and says when it was retired', () => {
  const row = rowAfter(signupQuestionProjection, [
    added,
    event('SignupQuestionChanged', 1),
    event('SignupQuestionValueChanged', 2),
    event('SignupQuestionRetired', 3),
  ])
  expect(row).toEqual({
    ...{ question_id: sample.questionId, role: 'supervisor', fieldtype: 'single' },
    ...{ body: 'Which is your highest degree?', required: false, section: 2, ordering: 3, changed: 3 },
    values: [{ ...sample.values[0], value: 'Doctoral degree' }],
    retired_at: expect.any(String),
  })
  expect(rowAfter(signupQuestionProjection, [added, event('SignupQuestionValueRemoved', 1)])?.values).toEqual([])
})

test('no event of the survey is left out', () => {
  const types = Object.keys(signupQuestionEvents.definitions).sort()
  for (const projection of [signupQuestionProjection, surveyProjection])
    expect(Object.keys(projection.on).sort()).toEqual(types)
})

test('what somebody has answered stands with the organizations that they are in, and goes with them', () => {
  const { sample: given } = userEvents.definitions.SignupResponseGiven
  const of = eventsOf(userEvents, given.userId)
  const told = [of('UserRegistered', 0), of('PositionAssigned', 1), of('SignupResponseGiven', 2)]
  expect(rowAfter(signupResponseProjection, told)).toEqual({
    ...{ user_id: given.userId, answers: given.answers, licenses: given.licenses, given: 1 },
    organization_ids: [userEvents.definitions.PositionAssigned.sample.organizationId],
  })
  expect(rowAfter(signupResponseProjection, [...told, of('SubjectErased', 3)])).toBeUndefined()
})
