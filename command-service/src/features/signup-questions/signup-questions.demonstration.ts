// The survey of the demonstration: the questions that come with the product, one that was retired, and what a supervisor has answered.

import type { Principal } from '@practicum/shared/access/principal'
import type { NewQuestion } from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { questionNumbered } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { userAggregate } from '../people/people.aggregates'
import { askSurvey, layQuestions } from './signup-questions.aggregate'
import { allQuestions, responseOf } from './signup-questions.asking'

const questionId = derivedId('demonstration', 'retired-question')
const RETIRED: NewQuestion = {
  ...{ questionId, role: 'supervisor', fieldtype: 'string', body: 'Where have you trained?' },
  ...{ required: false, section: 1, ordering: 4, values: [] },
}

/** Key of the person. */
const ANSWERING = 'supervisor'
/** By the numbers of the questions. */
const ANSWERS = [
  [1, { value_ids: ['Master’s'] }],
  [2, { value_date: '2011-06-01' }],
  [3, { value_int: 9 }],
  [4, { value_ids: ['Couples and families', 'Trauma'] }],
  [5, { value_ids: ['Adults', 'Couples'] }],
  [7, { value_text: 'Curiosity, and the courage to bring what did not go well' }],
  [8, { value_int: 1 }],
] as const
const LICENSES = [{ license_number: 'LMFT-48211', state_id: 'US-WA', discipline_id: 'marriage-and-family-therapy' }]

const DAY_MS = 86_400_000

export const signupQuestionDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, derivedId(`register-${ANSWERING}`, 'user'))
    return events.some(({ type }) => type === 'SignupResponseGiven')
  },
  async fill({ services: { executor }, people, now }) {
    const laid = systemContext('demonstration-survey', new Date(now.getTime() - 390 * DAY_MS))
    unwrapOrThrow(await layQuestions(executor, laid))
    const admin = personCalled(people, 'admin')
    const added = actingAs(admin, 'question-added', new Date(now.getTime() - 380 * DAY_MS))
    unwrapOrThrow(await askSurvey(executor, { type: 'AddQuestion', ...RETIRED }, added))
    const retired = actingAs(admin, 'question-retired', new Date(now.getTime() - 300 * DAY_MS))
    unwrapOrThrow(await askSurvey(executor, { type: 'RetireQuestion', questionId }, retired))
    await answer(executor, personCalled(people, ANSWERING), new Date(now.getTime() - 200 * DAY_MS))
  },
}

async function answer(executor: Executor, person: Principal, at: Date): Promise<void> {
  const questions = await allQuestions(executor)
  const answers = ANSWERS.map(([number, said]) => {
    const signup_question_id = questionNumbered(number)
    if (!('value_ids' in said)) return { signup_question_id, ...said }
    const value_ids = said.value_ids.map(text => derivedId(signup_question_id, text))
    return { signup_question_id, value_ids }
  })
  const response = responseOf(questions, { answers, supervisor_licenses: LICENSES }, `demonstration-${person.userId}`)
  const given = { command: () => ({ type: 'GiveResponse' as const, ...response }) }
  unwrapOrThrow(await executor.execute(userAggregate, person.userId, given, actingAs(person, 'survey-answered', at)))
}
