// The lock that attacks put on an account, over HTTP: an admin lifts it.
import { z } from 'zod'
import { byId, command } from '../../contract/row'

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
