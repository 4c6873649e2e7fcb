// Whether an address will do, over HTTP: of what only the server knows to whoever holds the secret of an invitation, and of its form alone to everybody else.
import { z } from 'zod'
import { ACCEPTED, command } from '../../contract/row'
import { ENTRANCE_REFUSALS, holder, maybeEntering } from './signup.shapes'

export const emailValid = command({
  name: 'emailValid',
  secret: true,
  repeatable: true,
  feature: 'signup',
  method: 'POST',
  path: '/api/validation/email-valid',
  summary:
    'Whether somebody may sign up with this address. By an invitation it is held against the one that was invited, and against who has an account; without one, by a link or its code, only its form is looked at: whether it has an account is told to nobody.',
  access: holder,
  body: maybeEntering({ email: z.email().max(254) }),
  answer: ACCEPTED,
  refusals: ['signup.email_not_invited', 'signup.email_taken', ...ENTRANCE_REFUSALS],
})
