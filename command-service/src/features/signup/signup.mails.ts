// Which mails follow from signing up: the one that proves the address, with the secret of its sending.
import { verificationCode } from '@practicum/infra/sessions/verification-codes'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { PENDING_DAYS, VERIFICATION_HOURS } from '@practicum/shared/features/people/user.verification'
import type { MailRule } from '../../reactions/mailing'
import { userAggregate } from '../people/people.aggregates'

type Sent = Extract<UserEvent, { type: 'VerificationSent' }>['data']

const verify: MailRule = async (event, { executor, capabilities }) => {
  const { userId, sendingId, expiresAt } = event.data as unknown as Sent
  const { state, events } = await executor.loadWhole(userAggregate, userId)
  if (state.status === 'unknown' || state.status === 'erased') return []
  const email = events.findLast(({ data }) => 'email' in data)?.data.email
  const values = { email: String(email), hours: String(VERIFICATION_HOURS), days: String(PENDING_DAYS) }
  const text = verificationCode(capabilities, sendingId)
  return [{ kind: 'signup.verify', userId, values, secret: { text, expiresAt: new Date(expiresAt) } }]
}

export const signupMails: Readonly<Record<string, MailRule>> = { VerificationSent: verify }
