// The questions of signing up over HTTP: admins add, change and retire them, and the values one chooses among.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { questionContent, questionKind, sentValue } from './questions.fields'

const feature = 'signup-questions'
const access = { who: ['admin'], relation: 'platform' } as const

export const signupQuestion = z
  .object({
    id: z.uuid(),
    ...shownOf(questionKind),
    ...shownOf(questionContent),
    values: z.array(z.object({ id: z.uuid(), value: z.string(), is_other: z.boolean() })),
    /** Asked no more since then; null: it is asked. */
    retired_at: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'SignupQuestion' })
export type SignupQuestionView = z.infer<typeof signupQuestion>

export const listSignupQuestions = query({
  name: 'listSignupQuestions',
  feature,
  path: '/api/signup-questions',
  summary: 'All questions of signing up, by role, section and order; those that are retired, too.',
  access,
  answer: z.object({ data: z.array(signupQuestion) }),
})

const written = z.object({ id: z.uuid(), version: z.int() })
const example = {
  ...{ role: 'supervisor' as const, fieldtype: 'single' as const, body: 'What is your highest degree?' },
  ...{ required: true, section: 1, ordering: 1 },
}

export const addSignupQuestion = command({
  name: 'addSignupQuestion',
  feature,
  method: 'POST',
  path: '/api/signup-questions',
  summary: 'Ask one question more of whoever signs up in a role. A choice is asked once it has values.',
  access,
  body: z.strictObject({ ...sentOf(questionKind), ...sentOf(questionContent) }).meta({ examples: [example] }),
  answer: written,
  refusals: ['signup_question.too_many'],
})

/** Before those with an id in their path. */
export const layStartingQuestions = command({
  name: 'layStartingQuestions',
  feature,
  method: 'POST',
  path: '/api/signup-questions/starting',
  summary: 'Begin with the questions that come with the product, where there are none yet.',
  access,
  answer: ACCEPTED,
})

const { role: _role, fieldtype: _fieldtype, ...content } = example

export const changeSignupQuestion = command({
  name: 'changeSignupQuestion',
  feature,
  method: 'PUT',
  path: '/api/signup-questions/:id',
  summary: 'Word a question otherwise, or ask it elsewhere. Who has answered it has answered what it was then.',
  access,
  params: byId,
  body: z
    .strictObject({
      ...sentOf(questionContent),
      /** The version that was opened; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...content, version: 0 }] }),
  answer: written,
  refusals: ['signup_question.retired', 'version_conflict'],
})

export const retireSignupQuestion = command({
  name: 'retireSignupQuestion',
  feature,
  method: 'DELETE',
  path: '/api/signup-questions/:id',
  summary: 'Ask a question no more. Its answers stay.',
  access,
  params: byId,
  answer: ACCEPTED,
})

const withValue = z.object({ id: givenId, value_id: givenId })

export const addSignupQuestionValue = command({
  name: 'addSignupQuestionValue',
  feature,
  method: 'POST',
  path: '/api/signup-questions/:id/values',
  summary: 'Offer one value more.',
  access,
  params: byId,
  body: z.strictObject({
    value: sentValue,
    /** Whoever chooses it says what they mean. */
    is_other: z.boolean().default(false),
  }),
  answer: z.object({ id: z.uuid() }),
  refusals: [
    'signup_question.retired',
    'signup_question.values_unfit',
    'signup_question.values_too_many',
    'signup_question.value_exists',
    'signup_question.other_exists',
  ],
})

export const changeSignupQuestionValue = command({
  name: 'changeSignupQuestionValue',
  feature,
  method: 'PUT',
  path: '/api/signup-questions/:id/values/:value_id',
  summary: 'Word a value otherwise. Who has chosen it has chosen what it was then.',
  access,
  params: withValue,
  body: z.strictObject({ value: sentValue }),
  answer: ACCEPTED,
  refusals: ['signup_question.retired', 'signup_question.value_exists'],
})

export const removeSignupQuestionValue = command({
  name: 'removeSignupQuestionValue',
  feature,
  method: 'DELETE',
  path: '/api/signup-questions/:id/values/:value_id',
  summary: 'Offer a value no more. Who has chosen it keeps it.',
  access,
  params: withValue,
  body: z.strictObject({
    /** As it is thought to be: another one is not removed. */
    value: sentValue.optional(),
  }),
  answer: ACCEPTED,
  refusals: ['signup_question.retired', 'signup_question.value_differs'],
})
