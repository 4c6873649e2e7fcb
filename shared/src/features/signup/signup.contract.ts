// Signing up over HTTP: whoever holds an invitation sets up an account step by step, or joins with the one they have.
import { z } from 'zod'
import { userStatus } from '../../access/roles'
import { dynamicWords } from '../../contract/dynamic-words'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { secret } from '../../contract/secret'
import { requiredText, typed } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { signupRole } from '../invites/invites.fields'
import { PASSWORD_POLICIES } from '../passwords/password-rules'

const feature = 'signup'
const anyone = { who: 'anyone', impersonation: 'deny' } as const
const holder = { ...anyone, relation: 'whoever holds the secret of the invitation' } as const

/** What leads in: the id of the invitation, and the secret of its last mail. */
const code = secret(z.string().min(1).max(200))
const invitation = { invite_id: givenId, code }

/** Why an invitation opens nothing. */
const INVITE_REFUSALS = [
  'signup.invite_unknown',
  'signup.invite_used',
  'signup.invite_expired',
  'signup.invite_replaced',
  'signup.invite_withdrawn',
  'signup.too_many',
]

const NAME_MAX = 100
const password = secret(z.string().min(1).max(1000))

export const accountFields = {
  first_name: requiredText(NAME_MAX),
  last_name: requiredText(NAME_MAX),
  email: z.email().max(254),
  password,
  password_confirmation: password,
  terms_accepted: z.boolean(),
  privacy_accepted: z.boolean(),
} as const

export const detailsFields = {
  phone: requiredText(40),
  /** ISO 3166-1, of two letters. */
  country_code: requiredText(2),
  /** ISO 3166-2; null where the country has not more than one. */
  state_id: z.string().max(10).nullable(),
  zip: typed(20),
  /** Of trainees; of others it has to be empty. */
  university_student_id: typed(60),
  /** IANA name. */
  timezone: requiredText(60),
} as const

const ACCOUNT_REFUSALS = [
  'signup.email_not_invited',
  'signup.email_taken',
  'signup.confirmation_differs',
  'signup.terms_not_accepted',
  'signup.privacy_not_accepted',
  'password.too_short',
  'password.too_long',
  'password.contains_email',
  'password.contains_name',
  'password.common',
  'password.guessable',
]
const DETAILS_REFUSALS = [
  'valid_phone_intl',
  'valid_zip',
  'valid_postcode',
  'valid_zip_generic',
  'valid_zip_for_country',
  'signup.country_unknown',
  'signup.state_required',
  'signup.state_unknown',
  'signup.student_id_unfit',
  'user.zone_unknown',
]

export const signupInvite = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.object({ keyname: signupRole }),
    organization: z.object({
      name: z.string(),
      /** Of its colour; null: that of the product. */
      accent: z.string().nullable(),
      logo_image_url: z.string().nullable(),
      dynamic_words: dynamicWords,
      /** IANA name. */
      timezone: z.string(),
    }),
    /** Who invites. */
    invited_by: z.string(),
    password_policy: z.enum(PASSWORD_POLICIES),
    /** The invited address has an account already: its owner signs in, and joins. */
    has_account: z.boolean(),
    expires_at: z.string(),
  })
  .meta({ id: 'SignupInvite' })
export type SignupInvite = z.infer<typeof signupInvite>

export const getSignupInvite = query({
  name: 'getSignupInvite',
  feature,
  path: '/api/signup/invite/:id',
  summary: 'What an invitation says, to whoever holds its secret.',
  access: { ...holder, protected: false },
  params: byId,
  query: z.strictObject({ code: z.string().min(1).max(200) }),
  answer: signupInvite,
  refusals: INVITE_REFUSALS,
})

export const pingSignup = query({
  name: 'pingSignup',
  feature,
  path: '/api/signup/ping',
  summary: 'Keeps the session of a visitor who is signing up: a fresh CSRF token for it.',
  access: { ...anyone, relation: 'none' },
  answer: z.object({ csrf_token: z.string() }),
})

export const checkSignupAccount = command({
  name: 'checkSignupAccount',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/account-form',
  summary: 'Whether the first step of signing up holds. Everything that is wrong is told at once; nothing is written.',
  access: holder,
  body: z.strictObject({ ...invitation, ...accountFields }),
  answer: ACCEPTED,
  refusals: [...ACCOUNT_REFUSALS, ...INVITE_REFUSALS],
})

export const checkSignupDetails = command({
  name: 'checkSignupDetails',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/details-form',
  summary: 'Whether account and details hold. Everything that is wrong is told at once; nothing is written.',
  access: holder,
  body: z.strictObject({ ...invitation, ...accountFields, ...detailsFields }),
  answer: ACCEPTED,
  refusals: [...ACCOUNT_REFUSALS, ...DETAILS_REFUSALS, ...INVITE_REFUSALS],
})

export const createAccount = command({
  name: 'createAccount',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/create-account',
  summary:
    'Set up the account of whoever was invited, in the position they were invited to. The mail with the secret has proved the address: they can sign in at once.',
  access: holder,
  body: z.strictObject({ ...invitation, ...accountFields, ...detailsFields }),
  answer: z.object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      status: userStatus,
    }),
  }),
  refusals: [...ACCOUNT_REFUSALS, ...DETAILS_REFUSALS, ...INVITE_REFUSALS],
})

export const joinByInvite = command({
  name: 'joinByInvite',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/invite/:id/join',
  summary: 'Accept an invitation with the account one has: one more position of it.',
  access: { who: 'signed-in', relation: 'whoever was invited, and holds the secret', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ code }),
  answer: z.object({ position_id: z.uuid() }),
  refusals: [
    'signup.another_person',
    'position.exists',
    'position.trainee_exclusive',
    'user.not_active',
    ...INVITE_REFUSALS,
  ],
})
