// Whether somebody has an account, over HTTP: told of the address that was invited, to whoever holds the secret of its mail, and of no other.
import { z } from 'zod'
import { command } from '../../contract/row'
import { ENTRANCE_REFUSALS, entering, holder } from './signup.shapes'

export const verifyUserExists = command({
  name: 'verifyUserExists',
  secret: true,
  repeatable: true,
  feature: 'signup',
  method: 'POST',
  path: '/api/signup/verify-user-exists',
  summary:
    'Whether the address that was invited has an account, for whoever holds the secret of the invitation. Of every other address, and by a link or its code, the answer is always no: its owner is told by mail, and nobody else.',
  access: holder,
  body: entering({ email: z.email().max(254) }),
  answer: z.object({ exists: z.boolean() }).meta({ id: 'UserExists' }),
  refusals: ENTRANCE_REFUSALS,
})
