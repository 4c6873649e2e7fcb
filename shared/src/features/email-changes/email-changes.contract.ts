// Another address for an account, over HTTP: asked for with the password, proved by the mail to it, stopped by the mail to the one before.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { secret, typedPassword } from '../../contract/secret'

const feature = 'email-changes'
const own = { who: 'signed-in', relation: 'oneself' } as const

const asked = {
  email: z.email().max(254),
  /** One's own. */
  password: typedPassword,
}
const ASKING_REFUSALS = [
  'email_change.same',
  'email_change.too_many',
  'password.wrong_current',
  'login.too_many',
  'login.locked_out',
]

export const ownEmail = query({
  name: 'ownEmail',
  feature,
  path: '/api/users/current/email',
  summary: 'Whether mails to one’s own address come back, and the address that waits to be proved in its place.',
  access: own,
  answer: z
    .object({
      waiting: z.object({ new_email: z.string(), expires_at: z.string() }).nullable(),
      /** null: they do not. */
      comes_back_since: z.string().nullable(),
    })
    .meta({ id: 'OwnEmail' }),
})

export const requestEmailChange = command({
  name: 'requestEmailChange',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/users/current/email',
  summary:
    'Ask for another address: a mail to it proves it, and until then the one of before is used. That one is told. Whether somebody has the new one is not told to whoever asks, but to them.',
  access: { ...own, impersonation: 'deny' },
  body: z.strictObject(asked),
  answer: ACCEPTED,
  refusals: [...ASKING_REFUSALS, 'email_change.closed'],
})

export const withdrawEmailChange = command({
  name: 'withdrawEmailChange',
  feature,
  method: 'POST',
  path: '/api/users/current/email/withdraw',
  summary: 'Keep the address that one has: the mail to the new one proves nothing any more.',
  access: { ...own, impersonation: 'deny' },
  answer: ACCEPTED,
})

export const changeUserEmail = command({
  name: 'changeUserEmail',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/users/:id/email',
  summary:
    'Ask for another address for somebody, who proves it as if they had asked themselves. With one’s own password.',
  access: { who: ['admin'], relation: 'all', impersonation: 'deny' },
  params: byId,
  body: z.strictObject(asked),
  answer: ACCEPTED,
  refusals: [...ASKING_REFUSALS, 'email_change.closed', 'user.oneself'],
})

export const CONFIRM_REFUSALS = [
  'email_change.unknown',
  'email_change.withdrawn',
  'email_change.expired',
  'email_change.held_used',
]

export const stopEmailChange = command({
  name: 'stopEmailChange',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/email-changes/stop',
  summary:
    'Stop a change of address by the secret of the mail to the address before, or take it back. The account is signed out everywhere, and its password opens nothing any more: the owner chooses another one.',
  access: { who: 'anyone', relation: 'whoever holds the secret of the mail', impersonation: 'deny' },
  body: z.strictObject({ email: z.email().max(254), code: secret(z.string().min(1).max(200)) }),
  answer: z.object({ next: z.string() }),
  refusals: ['email_change.unknown', 'email_change.expired', 'signup.too_many'],
})
