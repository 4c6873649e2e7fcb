// The lock that attacks put on an account, over HTTP: an admin lifts it, or its owner by the link of the mail that told them.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { secret } from '../../contract/secret'

export const liftSignInLock = command({
  name: 'liftSignInLock',
  feature: 'sessions',
  method: 'DELETE',
  path: '/api/sign-in-locks/:id',
  summary:
    'Let devices that are new to an account sign in to it again, after attacks have closed it to them. The id is the person’s.',
  access: { who: ['admin'], relation: 'everybody of the platform' },
  params: byId,
  /** `lifted`: there was one. */
  answer: z.object({ lifted: z.boolean() }),
})

export const liftOwnLock = command({
  name: 'liftOwnLock',
  secret: true,
  feature: 'sessions',
  method: 'POST',
  path: '/api/sign-in-locks/lift',
  summary:
    'Lift the lock of an account by the secret of the mail that told its owner of it. Nobody is signed in by it, and the budgets of guessing stay.',
  access: { who: 'anyone', relation: 'whoever holds the secret of the mail', impersonation: 'deny' },
  body: z.strictObject({ email: z.email().max(254), code: secret(z.string().min(1).max(200)) }),
  /** `lifted`: there was one. */
  answer: z.object({ lifted: z.boolean() }),
  refusals: ['login.unlock_unknown', 'signup.too_many'],
})
