// What is sent to sign up, and what may be wrong with it: the same for every step.
import { z } from 'zod'
import { secret, typedPassword } from '../../contract/secret'
import { requiredText } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { CONTACT_REFUSALS, contactSent } from '../people/people.fields'
import { shownTexts } from '../people/terms'
import { ANSWER_REFUSALS, LICENSE_REFUSALS, sentAnswers, sentLicenses } from '../signup-questions/answers.fields'

export const anyone = { who: 'anyone', impersonation: 'deny' } as const
export const holder = {
  ...anyone,
  relation: 'whoever holds the secret of the invitation, or the code of the link',
} as const

export const code = secret(z.string().min(1).max(200))

/** What leads in: an invitation with the secret of its last mail, a link with its code, or that code by itself. */
const entrance = {
  invite_id: givenId.optional(),
  invite_link_id: givenId.optional(),
  code: code.optional(),
  signup_code: code.optional(),
}

interface Entered {
  readonly invite_id?: string | undefined
  readonly invite_link_id?: string | undefined
  readonly code?: unknown
  readonly signup_code?: unknown
}

/** One of the three, and not two of them. */
const leadsIn = ({ invite_id, invite_link_id, code: ofId, signup_code }: Entered): boolean => {
  const ids = [invite_id, invite_link_id].filter(id => id !== undefined).length
  return ids === 0
    ? ofId === undefined && signup_code !== undefined
    : ids === 1 && ofId !== undefined && signup_code === undefined
}

const UNFIT = { path: ['code'], params: { rule: 'entrance' } }

/** A body that begins with what leads in. */
export const entering = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...entrance, ...shape }).refine(body => leadsIn(body as Entered), UNFIT)

export const isEntering = ({ invite_id, invite_link_id, code, signup_code }: Entered): boolean =>
  [invite_id, invite_link_id, code, signup_code].some(said => said !== undefined)

/** A body that may begin with what leads in. */
export const maybeEntering = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...entrance, ...shape })
    .refine(body => !isEntering(body as Entered) || leadsIn(body as Entered), UNFIT)

/** Why an invitation opens nothing. */
export const INVITE_REFUSALS = [
  'signup.invite_unknown',
  'signup.invite_used',
  'signup.invite_expired',
  'signup.invite_replaced',
  'signup.invite_withdrawn',
  'signup.organization_archived',
  'signup.too_many',
]
/** Why a link, or its code, opens nothing. */
export const LINK_REFUSALS = [
  'signup.link_unknown',
  'signup.link_withdrawn',
  'signup.link_expired',
  'signup.link_used',
  'signup.organization_archived',
  'signup.organization_full',
  'signup.too_many',
]
export const ENTRANCE_REFUSALS = [...INVITE_REFUSALS, ...LINK_REFUSALS.filter(one => !INVITE_REFUSALS.includes(one))]

const NAME_MAX = 100
const password = typedPassword

export const accountFields = {
  first_name: requiredText(NAME_MAX),
  last_name: requiredText(NAME_MAX),
  email: z.email().max(254),
  password,
  password_confirmation: password,
  terms_accepted: z.boolean(),
  privacy_accepted: z.boolean(),
  ...shownTexts,
} as const

export const detailsFields = {
  ...contactSent,
  /** IANA name. */
  timezone: requiredText(60),
} as const

/** Of what is asked of whoever signs up in that role. */
export const responseFields = {
  answers: sentAnswers.default([]),
  supervisor_licenses: sentLicenses.default([]),
} as const

export const ACCOUNT_REFUSALS = [
  'signup.email_not_invited',
  'signup.email_taken',
  'signup.confirmation_differs',
  'signup.terms_not_accepted',
  'signup.privacy_not_accepted',
  'terms.changed',
  'password.too_short',
  'password.too_long',
  'password.contains_email',
  'password.contains_name',
  'password.common',
  'password.guessable',
]
export const DETAILS_REFUSALS = [...CONTACT_REFUSALS, 'user.zone_unknown']
export const RESPONSE_REFUSALS = ['signup_question.left_out', ...ANSWER_REFUSALS, ...LICENSE_REFUSALS]
