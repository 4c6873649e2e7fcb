// The survey over HTTP: what is asked of whoever signs up, whether their answers and licences hold, and what somebody has answered.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { SIGNUP_ROLES, signupRole } from '../invites/invites.fields'
import {
  ANSWER_REFUSALS,
  LICENSE_REFUSALS,
  sentAnswers,
  sentLicenses,
  shownAnswer,
  shownLicense,
} from './answers.fields'
import { fieldType } from './questions.fields'

const feature = 'signup-questions'
const anyone = { who: 'anyone', relation: 'nobody’s: the same for all' } as const
const checked = { ...anyone, impersonation: 'deny' } as const

export const surveyQuestion = z
  .object({
    id: z.uuid(),
    body: z.string(),
    required: z.boolean(),
    /** Each is a step of its own. */
    section: z.int(),
    ordering: z.int(),
    fieldtype: z.object({ name: fieldType }),
    values: z.array(z.object({ id: z.uuid(), value: z.string(), is_other: z.boolean() })),
  })
  .meta({ id: 'SurveyQuestion' })
export type SurveyQuestion = z.infer<typeof surveyQuestion>

export const getSurveyQuestions = query({
  name: 'getSurveyQuestions',
  feature,
  path: '/api/signup/survey-questions/:role',
  summary: 'What is asked of whoever signs up in a role, section by section.',
  access: anyone,
  params: z.object({ role: signupRole }),
  answer: z.array(surveyQuestion),
})

export const listDisciplines = query({
  name: 'listDisciplines',
  feature,
  path: '/api/disciplines',
  summary: 'The disciplines in which a supervisor can be licensed, by their names.',
  access: anyone,
  answer: z.array(
    z.object({ id: z.string().meta({ examples: ['psychology'] }), value: z.string() }).meta({ id: 'Discipline' }),
  ),
})

export const checkSignupResponse = command({
  name: 'checkSignupResponse',
  feature,
  method: 'POST',
  path: '/api/signup/signup-response',
  summary:
    'Whether answers hold: those that are sent, of a required question with its value. Everything that is wrong is told at once; nothing is written.',
  access: checked,
  body: z.strictObject({ answers: sentAnswers }),
  answer: ACCEPTED,
  refusals: ANSWER_REFUSALS,
})

const license = { license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology' }

export const checkSupervisorLicenses = command({
  name: 'checkSupervisorLicenses',
  feature,
  method: 'POST',
  path: '/api/signup/supervisor-licenses',
  summary: 'Whether licences hold: each needs a number, a state and a discipline. Nothing is written.',
  access: checked,
  body: z.strictObject({ supervisor_licenses: sentLicenses }).meta({ examples: [{ supervisor_licenses: [license] }] }),
  answer: ACCEPTED,
  refusals: LICENSE_REFUSALS,
})

const response = z
  .object({
    /** In the order in which they were asked. */
    answers: z.array(shownAnswer),
    supervisor_licenses: z.array(shownLicense),
    /** How often it was given. */
    version: z.int(),
  })
  .meta({ id: 'SignupResponse' })
export type SignupResponse = z.infer<typeof response>

export const ownSignupResponse = query({
  name: 'ownSignupResponse',
  feature,
  path: '/api/users/current/signup-response',
  summary: 'What one has answered when one signed up, or since.',
  access: { who: 'signed-in', relation: 'oneself' },
  answer: response,
})

export const getSignupResponse = query({
  name: 'getSignupResponse',
  feature,
  path: '/api/users/:id/signup-response',
  summary: 'What somebody has answered when they signed up, or since.',
  access: {
    who: ['coordinator', 'admin'],
    relation: 'coordinator of an organization in which they have a position, or any admin',
  },
  params: byId,
  answer: response,
})

export const changeSignupResponse = command({
  name: 'changeSignupResponse',
  feature,
  method: 'PUT',
  path: '/api/users/current/signup-response',
  summary:
    'Answer anew what is asked of whoever signs up in the role one works in. A required question is always sent; what is left out, was answered in another role, or is asked no more, stays. Everything that is wrong is told at once.',
  access: { who: [...SIGNUP_ROLES], relation: 'oneself', impersonation: 'deny' },
  body: z
    .strictObject({
      answers: sentAnswers,
      supervisor_licenses: sentLicenses.default([]),
      /** The version that was opened; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ answers: [], supervisor_licenses: [license], version: 1 }] }),
  answer: z.object({ version: z.int() }),
  refusals: ['signup_question.left_out', ...ANSWER_REFUSALS, ...LICENSE_REFUSALS, 'version_conflict'],
})
