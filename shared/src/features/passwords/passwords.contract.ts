// Passwords over HTTP: how good one is, changing one's own, and choosing a new one by a link that was mailed.
import { z } from 'zod'
import { apiError } from '../../contract/errors'
import { byId, command } from '../../contract/row'
import { secret, typedPassword } from '../../contract/secret'
import { PASSWORD_POLICIES, PASSWORD_STRENGTHS } from './password-rules'

const feature = 'passwords'
const anyone = { who: 'anyone', impersonation: 'deny' } as const
const own = { who: 'signed-in', impersonation: 'deny' } as const

const email = z.email().max(254)
/** What is too long is told by the rules, in words; the server reads no more than this. */
const password = secret(z.string().max(1000))
const token = secret(z.string().min(1).max(200))

const told = z.array(apiError.shape.errors.element)
const flash = z.object({ type: z.literal('success'), message: z.string() })

const passwordVerdict = z
  .object({
    strength: z.enum(PASSWORD_STRENGTHS),
    /** How hard it is to guess: 0, at once, to 4. */
    score: z.int().min(0).max(4),
    /** Why it is as weak as it is, and what would make it better, in the language asked for. */
    feedback: z.array(z.string()),
    valid: z.boolean(),
    errors: z.object({ password: told }),
    policy: z.enum(PASSWORD_POLICIES),
  })
  .meta({ id: 'PasswordVerdict' })
export type PasswordVerdict = z.infer<typeof passwordVerdict>

const looked = {
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  answer: passwordVerdict,
  refusals: ['password.too_many'],
} as const

export const validatePassword = command({
  ...looked,
  name: 'validatePassword',
  path: '/api/password/validate',
  summary: 'How good a password is. With the address and the token of a reset link: for whom that is.',
  access: { ...anyone, relation: 'none; with a link, whoever holds it' },
  body: z.strictObject({
    password,
    link: z.strictObject({ email, token }).optional(),
  }),
})

export const validatePasswordFor = command({
  ...looked,
  name: 'validatePasswordFor',
  path: '/api/password/validate/:email',
  summary:
    'How good a password is beside an address, which must not stand in it. Whether anybody has the address is not told.',
  access: { ...anyone, relation: 'none' },
  params: z.strictObject({ email }),
  body: z.strictObject({ password }),
})

export const validateOwnPassword = command({
  ...looked,
  name: 'validateOwnPassword',
  path: '/api/users/:id/password/validate',
  summary: 'How good a password is for oneself: by one’s own name, address and organizations.',
  access: { ...own, relation: 'oneself' },
  params: byId,
  body: z.strictObject({ password }),
})

/** Of a password that is to be set. */
const RULES = [
  'password.too_short',
  'password.too_long',
  'password.contains_email',
  'password.contains_name',
  'password.common',
  'password.guessable',
]

export const changePassword = command({
  name: 'changePassword',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/password',
  summary: 'Change one’s own password. Everywhere else one is signed out; here the session goes on under a new secret.',
  access: { ...own, relation: 'oneself' },
  body: z.strictObject({ current: typedPassword, password }),
  answer: z.object({ csrf_token: z.string() }),
  refusals: [...RULES, 'password.unchanged', 'password.wrong_current', 'login.too_many', 'login.locked_out'],
})

export const requestReset = command({
  name: 'requestReset',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/password/email',
  summary: 'Ask for a link by mail to choose a new password. The answer is the same, whoever asks for whomever.',
  access: { ...anyone, relation: 'none' },
  body: z.strictObject({ email }),
  /** `expires_in_minutes`: so long the link opens. */
  answer: z.object({ flash, expires_in_minutes: z.int() }),
  refusals: ['reset.too_many'],
})

export const resetUserPassword = command({
  name: 'resetUserPassword',
  feature,
  method: 'POST',
  path: '/api/users/password-resets',
  summary: 'Send somebody a link by mail to choose a new password. The one they have stays until they have.',
  access: { who: ['admin'], relation: 'everybody of the platform', impersonation: 'deny' },
  body: z.strictObject({ email }),
  answer: z.object({ flash, expires_in_minutes: z.int() }),
  refusals: ['reset.nobody', 'reset.closed', 'reset.too_many'],
})

const LINK_REFUSALS = ['reset.wrong_link', 'reset.used', 'reset.expired', 'reset.replaced', 'reset_link.too_many']

export const openResetLink = command({
  name: 'openResetLink',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/password/reset/open',
  summary: 'Whether a link still opens, and what a new password has to be. It is not used up by that.',
  access: { ...anyone, relation: 'whoever holds the link' },
  body: z.strictObject({ email, token }),
  answer: z.object({ policy: z.enum(PASSWORD_POLICIES) }),
  refusals: LINK_REFUSALS,
})

export const resetPassword = command({
  name: 'resetPassword',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/password/reset',
  summary:
    'Choose a new password by a link, once. One is signed out everywhere, and signs in as ever, with every step.',
  access: { ...anyone, relation: 'whoever holds the link' },
  body: z.strictObject({ email, password, token }),
  answer: z.object({ next: z.string(), flash }),
  refusals: [...RULES, ...LINK_REFUSALS],
})
