// Signing up over HTTP: whoever holds an invitation, or the code of a link, sets up an account step by step, or joins with the one they have.
import { z } from 'zod'
import { userStatus } from '../../access/roles'
import { dynamicWords } from '../../contract/dynamic-words'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { linkRole } from '../invite-links/invite-links.fields'
import { signupRole } from '../invites/invites.fields'
import { PASSWORD_POLICIES } from '../passwords/password-rules'
import {
  ACCOUNT_REFUSALS,
  accountFields,
  anyone,
  code,
  DETAILS_REFUSALS,
  detailsFields,
  ENTRANCE_REFUSALS,
  entering,
  holder,
  INVITE_REFUSALS,
  LINK_REFUSALS,
  RESPONSE_REFUSALS,
  responseFields,
} from './signup.shapes'

const feature = 'signup'

const organization = z.object({
  name: z.string(),
  /** Of its colour; null: that of the product. */
  accent: z.string().nullable(),
  logo_image_url: z.string().nullable(),
  dynamic_words: dynamicWords,
  /** IANA name. */
  timezone: z.string(),
})

export const signupInvite = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.object({ keyname: signupRole }),
    organization,
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

/** What a link says: it is for nobody in particular. */
export const signupLink = z
  .object({
    invite_link_id: z.uuid(),
    role: z.object({ keyname: linkRole }),
    organization,
    password_policy: z.enum(PASSWORD_POLICIES),
    /** Its last day; null: it opens until it is closed. */
    opens_until: z.string().nullable(),
  })
  .meta({ id: 'SignupLink' })
export type SignupLink = z.infer<typeof signupLink>

export const pingSignup = query({
  name: 'pingSignup',
  feature,
  path: '/api/signup/ping',
  summary: 'Keeps the session of a visitor who is signing up: a fresh CSRF token for it.',
  access: { ...anyone, relation: 'none' },
  answer: z.object({ csrf_token: z.string() }),
})

/** After the ping, whose path it would take otherwise. */
export const getSignup = query({
  name: 'getSignup',
  feature,
  path: '/api/signup/:code',
  summary: 'What a link says, to whoever holds its code, however they typed it.',
  access: { ...anyone, relation: 'whoever holds the code of the link', protected: false },
  params: z.object({ code: z.string().min(1).max(200) }),
  query: z.strictObject({ invite_link_id: givenId.optional() }),
  answer: signupLink,
  refusals: LINK_REFUSALS,
})

export const checkSignupAccount = command({
  name: 'checkSignupAccount',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/signup/account-form',
  summary: 'Whether the first step of signing up holds. Everything that is wrong is told at once; nothing is written.',
  access: holder,
  body: entering(accountFields),
  answer: ACCEPTED,
  refusals: [...ACCOUNT_REFUSALS, ...ENTRANCE_REFUSALS],
})

export const checkSignupDetails = command({
  name: 'checkSignupDetails',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/signup/details-form',
  summary: 'Whether account and details hold. Everything that is wrong is told at once; nothing is written.',
  access: holder,
  body: entering({ ...accountFields, ...detailsFields }),
  answer: ACCEPTED,
  refusals: [...ACCOUNT_REFUSALS, ...DETAILS_REFUSALS, ...ENTRANCE_REFUSALS],
})

export const createAccount = command({
  name: 'createAccount',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/create-account',
  summary:
    'Set up an account, in the position that the invitation or the link leads to. Where the mail of an invitation has proved the address it is active at once; by a link it is pending until the address is proved by the mail that is sent to it. Whether an address has an account already is not told to whoever comes by a link: its owner is, by mail.',
  access: holder,
  body: entering({ ...accountFields, ...detailsFields, ...responseFields }),
  answer: z.object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      status: userStatus,
    }),
    /** For the page that waits for the address to be proved: names its channel, and stands for the password there. Null where nothing is waited for. */
    waiting: z.string().nullable(),
  }),
  refusals: [
    ...ACCOUNT_REFUSALS,
    ...DETAILS_REFUSALS,
    ...RESPONSE_REFUSALS,
    ...ENTRANCE_REFUSALS,
    'signup.too_many_accounts',
  ],
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
