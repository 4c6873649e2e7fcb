// The survey of the demonstration: the questions that come with the product, and one that was retired.

import type { NewQuestion } from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { systemContext } from '../../execution/context'
import { askSurvey, layQuestions, surveyAggregate } from './signup-questions.aggregate'

const questionId = derivedId('demonstration', 'retired-question')
const RETIRED: NewQuestion = {
  ...{ questionId, role: 'supervisor', fieldtype: 'string', body: 'Where have you trained?' },
  ...{ required: false, section: 1, ordering: 4, values: [] },
}

const DAY_MS = 86_400_000

export const signupQuestionDemonstration: DemonstrationPart = {
  stage: 'references',
  async isThere({ executor }) {
    const { questions } = (await executor.load(surveyAggregate, SURVEY_ID)).state
    return questions.some(question => question.questionId === questionId && question.retired)
  },
  async fill({ services: { executor }, people, now }) {
    const laid = systemContext('demonstration-survey', new Date(now.getTime() - 390 * DAY_MS))
    unwrapOrThrow(await layQuestions(executor, laid))
    const admin = personCalled(people, 'admin')
    const added = actingAs(admin, 'question-added', new Date(now.getTime() - 380 * DAY_MS))
    unwrapOrThrow(await askSurvey(executor, { type: 'AddQuestion', ...RETIRED }, added))
    const retired = actingAs(admin, 'question-retired', new Date(now.getTime() - 300 * DAY_MS))
    unwrapOrThrow(await askSurvey(executor, { type: 'RetireQuestion', questionId }, retired))
  },
}
