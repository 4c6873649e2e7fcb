// The rules of the questions of signing up.
import { givenOf } from '../../kernel/given-when-then'
import { type SignupQuestionCommand, signupQuestionDecider } from './signup-questions.decider'
import { type SignupQuestionEvent, signupQuestionEvents } from './signup-questions.events'

const given = givenOf(signupQuestionDecider)
const { definitions } = signupQuestionEvents
const question = definitions.SignupQuestionAdded.sample
const { questionId } = question
const { value } = definitions.SignupQuestionValueAdded.sample
const [first] = question.values as [typeof value]
const another = { ...value, id: '0192f0c0-0000-7000-8000-0000000000d9' }

const added: SignupQuestionEvent = { type: 'SignupQuestionAdded', data: question }
const retired: SignupQuestionEvent = { type: 'SignupQuestionRetired', data: { questionId } }
const content = { body: 'Which is it?', required: false, section: 2, ordering: 3 }
const change: SignupQuestionCommand = { type: 'ChangeQuestion', questionId, ...content }
const changed: SignupQuestionEvent = { type: 'SignupQuestionChanged', data: { questionId, ...content } }

test('questions are laid once, and not where there are others', () => {
  given()
    .when({ type: 'LayQuestions', questions: [question] })
    .thenEmits(added)
  given(added)
    .when({ type: 'LayQuestions', questions: [question] })
    .thenNothing()
})

test('a question is added once', () => {
  given()
    .when({ type: 'AddQuestion', ...question })
    .thenEmits(added)
  given(added)
    .when({ type: 'AddQuestion', ...question })
    .thenNothing()
})

test('it is changed in the version that was seen, and to what it says already not at all', () => {
  given(added).when(change).thenEmits(changed)
  given(added, changed).when(change).thenNothing()
  given(added, changed)
    .when({ ...change, ordering: 4, version: 0 })
    .thenRefused('version_conflict', { expected: 0, actual: 1 })
  given().when(change).thenRefused('not_found')
})

test('it is retired once, and then stays as it was', () => {
  given(added).when({ type: 'RetireQuestion', questionId }).thenEmits(retired)
  given(added, retired).when({ type: 'RetireQuestion', questionId }).thenNothing()
  given(added, retired).when(change).thenRefused('signup_question.retired')
})

describe('the values of a choice', () => {
  test('one more is offered once, by words that no other one has', () => {
    const event: SignupQuestionEvent = { type: 'SignupQuestionValueAdded', data: { questionId, value: another } }
    given(added).when({ type: 'AddValue', questionId, value: another }).thenEmits(event)
    given(added, event).when({ type: 'AddValue', questionId, value: another }).thenNothing()
    given(added)
      .when({ type: 'AddValue', questionId, value: { ...another, value: first.value.toUpperCase() } })
      .thenRefused('signup_question.value_exists')
  })

  test('one alone leaves it open', () => {
    const open = { ...another, isOther: true }
    const event: SignupQuestionEvent = { type: 'SignupQuestionValueAdded', data: { questionId, value: open } }
    given(added, event)
      .when({ type: 'AddValue', questionId, value: { ...open, id: questionId, value: 'Elsewhere' } })
      .thenRefused('signup_question.other_exists')
  })

  test('a question of another type has none', () => {
    const text: SignupQuestionEvent = {
      type: 'SignupQuestionAdded',
      data: { ...question, fieldtype: 'text', values: [] },
    }
    given(text).when({ type: 'AddValue', questionId, value: another }).thenRefused('signup_question.values_unfit')
  })

  test('one is worded anew, and removed', () => {
    const named = { questionId, valueId: first.id }
    given(added)
      .when({ type: 'ChangeValue', ...named, text: 'Magister' })
      .thenEmits({ type: 'SignupQuestionValueChanged', data: { questionId, value: { ...first, value: 'Magister' } } })
    given(added)
      .when({ type: 'ChangeValue', ...named, text: first.value })
      .thenNothing()
    const removed: SignupQuestionEvent = { type: 'SignupQuestionValueRemoved', data: named }
    given(added)
      .when({ type: 'RemoveValue', ...named })
      .thenEmits(removed)
    given(added, removed)
      .when({ type: 'RemoveValue', ...named })
      .thenRefused('not_found')
  })
})
