// What somebody has answered at signup, and answers anew.
import { givenOf } from '../../kernel/given-when-then'
import type { StoredAnswer } from './signup-response.events'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const { sample } = userEvents.definitions.UserRegistered
const { userId } = sample
const registered: UserEvent = { type: 'UserRegistered', data: sample }
const { answers, licenses } = userEvents.definitions.SignupResponseGiven.sample
const [first] = answers as [StoredAnswer]
const other: StoredAnswer = { ...first, questionId: '0192f0c0-0000-7000-8000-0000000000d9', chosen: ['Doctorate'] }
const told = (...said: StoredAnswer[]): UserEvent => ({
  type: 'SignupResponseGiven',
  data: { userId, answers: said, licenses },
})
const change = (said: readonly StoredAnswer[], changes: object = {}) =>
  ({ type: 'ChangeResponse', asked: [first.questionId], answers: said, licenses, ...changes }) as const
const anew: StoredAnswer = { ...first, chosen: ['Master'], otherText: null }

test('it is answered anew in the version that was seen, and twice the same is told once', () => {
  given(registered, told(first))
    .when(change([anew], { version: 1 }))
    .thenEmits(told(anew))
  given(registered, told(first), told(anew))
    .when(change([anew]))
    .thenEmits()
  given(registered, told(first), told(anew))
    .when(change([first], { version: 1 }))
    .thenRefused('version_conflict')
  given()
    .when(change([first]))
    .thenRefused('not_found')
})

test('what was asked elsewhere stays answered, and what is asked and not answered goes', () => {
  given(registered, told(first, other))
    .when(change([anew]))
    .thenEmits(told(anew, other))
  given(registered, told(first, other)).when(change([])).thenEmits(told(other))
  given(registered, told(first, other))
    .when(change([], { asked: [] }))
    .thenEmits()
})

test('licenses that are not asked for stay', () => {
  given(registered, told(first))
    .when(change([anew], { licenses: undefined }))
    .thenEmits(told(anew))
  given(registered, told(first))
    .when(change([first], { licenses: [] }))
    .thenEmits({ type: 'SignupResponseGiven', data: { userId, answers: [first], licenses: [] } })
})
