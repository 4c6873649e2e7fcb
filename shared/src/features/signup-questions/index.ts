// What the questions of signing up mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './signup-questions.contract'
import { signupQuestionEvents } from './signup-questions.events'
import { refusals } from './signup-questions.refusals'
import * as survey from './survey.contract'

export const signupQuestions = feature('signup-questions', {
  contracts: [contract, survey],
  events: [signupQuestionEvents],
  refusals,
})
