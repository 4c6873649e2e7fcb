// Proving an address over HTTP: by the secret of the mail that was sent to it.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { secret, typedPassword } from '../../contract/secret'
import { CONFIRM_REFUSALS } from '../email-changes/email-changes.contract'

const feature = 'signup'
const anyone = { who: 'anyone', impersonation: 'deny' } as const
const holder = { ...anyone, relation: 'whoever holds the secret of the mail' } as const
const email = z.email().max(254)
const code = z.string().min(1).max(200)

const CODE_REFUSALS = [
  'signup.verification_unknown',
  'signup.verification_replaced',
  'signup.verification_expired',
  'signup.too_many',
]

export const getVerification = query({
  name: 'getVerification',
  feature,
  path: '/api/signup/verification/:email',
  summary: 'Whether the link of a mail still proves the address that it was sent to.',
  access: { ...holder, protected: false },
  params: z.object({ email }),
  query: z.strictObject({ code }),
  answer: z
    .object({
      email: z.string(),
      /** It has been proved by this link before. */
      is_verified: z.boolean(),
    })
    .meta({ id: 'Verification' }),
  refusals: CODE_REFUSALS,
})

export const verifyEmail = command({
  name: 'verifyEmail',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/signup/verify-email',
  summary:
    'Prove an address by the secret of the mail. Whoever reads it elsewhere than where they signed up gives the password, too: somebody else may have signed up with that address.',
  access: holder,
  body: z.strictObject({
    email,
    code: secret(code),
    /** Of an account whose address is to be another one: that one, as it was asked for. `email` is the one before. */
    newEmail: email.optional(),
    /** Of the page on which they signed up. */
    waiting: secret(z.string().max(200)).optional(),
    password: typedPassword.optional(),
  }),
  answer: z.object({ is_verified: z.literal(true) }),
  refusals: [
    ...CODE_REFUSALS,
    'signup.password_needed',
    'signup.password_wrong',
    'login.too_many',
    'login.locked_out',
    ...CONFIRM_REFUSALS,
  ],
})

export const resendVerification = command({
  name: 'resendVerification',
  feature,
  method: 'POST',
  path: '/api/signup/resend-email-verification',
  summary: 'Send the mail that proves an address once more. Whether anybody waits for it is not told.',
  access: { ...anyone, relation: 'none: the answer is the same for every address' },
  body: z.strictObject({ email }),
  answer: ACCEPTED,
  refusals: ['signup.too_many_mails'],
})

export const resendVerificationOf = command({
  name: 'resendVerificationOf',
  feature,
  method: 'POST',
  path: '/api/people/:id/resend-email-verification',
  summary: 'Send the mail that proves an address once more to somebody whose account waits for it.',
  access: { who: ['coordinator', 'admin'], relation: 'coordinator: people of the organization; admin: everybody' },
  params: byId,
  /** False: nothing waits for it, or not any more. */
  answer: z.object({ sent: z.boolean() }),
  refusals: ['signup.too_many_mails'],
})
