// What the questions of signing up do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { layQuestions } from './signup-questions.aggregate'
import { signupQuestionDemonstration } from './signup-questions.demonstration'
import { signupQuestionRoutes } from './signup-questions.routes'

export const signupQuestions: CommandFeature = {
  name: 'signup-questions',
  demonstration: signupQuestionDemonstration,
  routes: signupQuestionRoutes,
  begins: ({ executor }, context) => layQuestions(executor, context),
}
