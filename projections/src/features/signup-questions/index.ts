// What the survey remembers and answers: the one object that the list of features holds.
import { signupQuestionPolicy } from '@practicum/shared/features/signup-questions/signup-questions.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { signupQuestionProjection, signupResponseProjection, surveyProjection } from './signup-questions.projection'
import { signupQuestionQueries } from './signup-questions.queries'
import { signupQuestionsTold } from './signup-questions.told'

export const signupQuestions: ReadFeature = {
  name: 'signup-questions',
  projections: readModels(signupQuestionProjection, signupResponseProjection, surveyProjection),
  queries: () => signupQuestionQueries,
  historyWords: signupQuestionsTold,
  historyFields: {
    questionId: {
      as: 'question',
      by: 'title',
      part: true,
      uses: ['signup_question'],
      titles: 'select question_id as id, body as title from read.signup_question where question_id = any($1::uuid[])',
    },
  },
  history: { survey: { projection: surveyProjection, onlyFor: signupQuestionPolicy.history } },
}
