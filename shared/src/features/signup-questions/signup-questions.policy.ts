// Who sees the questions of signing up, and who sees what somebody has answered.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type QuestionFacts = { readonly retiredAt: string | null }

const question = policyWords<QuestionFacts>()

export const signupQuestionPolicy = {
  /** Whoever signs up has no account yet. */
  see: anyOf(question.empty('retiredAt'), acting('admin')),
  history: acting('admin'),
} as const

export type ResponseFacts = { readonly userId: string; readonly organizationIds: readonly string[] }

const response = policyWords<ResponseFacts>()
const oneself = response.user('userId')

export const signupResponsePolicy = {
  /** Those who look after an organization of theirs know whom they have. */
  see: anyOf(oneself, allOf(acting('coordinator'), response.organizationAmong('organizationIds')), acting('admin')),
  oneself,
} as const
