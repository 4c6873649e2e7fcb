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
  history: { survey: { projection: surveyProjection, onlyFor: signupQuestionPolicy.history } },
}
