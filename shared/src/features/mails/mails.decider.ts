// The rules of mails: each is sent once at most, by one process at a time, and given up where it cannot be.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { MailEvent } from './mails.events'

type Queued = Extract<MailEvent, { type: 'MailQueued' }>['data']

/** Times in ISO 8601. */
export type MailCommand =
  | { readonly type: 'QueueMail'; readonly data: Queued }
  | { readonly type: 'AttemptMail'; readonly at: string }
  | { readonly type: 'FinishAttempt'; readonly outcome: MailOutcome; readonly at: string }
  | { readonly type: 'KeepMail' }
  | { readonly type: 'HoldMailBack' }
  | { readonly type: 'BounceMail'; readonly code: string }
  | { readonly type: 'GiveUpAttempt'; readonly reason: string; readonly at: string }
  | { readonly type: 'SendMailAgain' }

/** What became of a try; see the port in infra. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'deferred'; readonly reason: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'rejected' | 'unconfirmed'; readonly reason: string }

export type MailStatus = 'queued' | 'sending' | 'sent' | 'rejected' | 'unconfirmed' | 'kept' | 'bounced' | 'held_back'

export interface Mail extends Queued {
  readonly status: MailStatus
  readonly attempt: number
  /** Of the first try after it was queued, or queued again. */
  readonly triesSince: number
  readonly dueAt: string | undefined
  /** An admin has asked for it: it is kept from no address any more. */
  readonly isInsisted: boolean
}

export type MailState = { readonly status: 'unknown' } | Mail

/** After each failure so many minutes pass before the next try; after the last one it is given up. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440]
const SECOND = 1000
const MINUTE = 60 * SECOND

export const mailDecider: Decider<MailCommand, MailState, MailEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'QueueMail')
      return state.status === 'unknown' ? [{ type: 'MailQueued', data: command.data }] : []
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : decideKnown(command, state)
  },
  evolve,
}

function decideKnown(command: Exclude<MailCommand, { type: 'QueueMail' }>, mail: Mail): Decision<MailEvent> {
  const { mailId, userId } = mail
  switch (command.type) {
    case 'AttemptMail':
      return attempt(command.at, mail)
    case 'FinishAttempt':
      return mail.status === 'sending' ? finish(command, mail) : []
    case 'GiveUpAttempt':
      return mail.status === 'sending' ? finish({ outcome: { kind: 'unconfirmed', reason: command.reason } }, mail) : []
    case 'KeepMail':
      return mail.status === 'queued' ? [{ type: 'MailKept', data: { mailId, userId } }] : []
    case 'HoldMailBack':
      return holdBack(mail)
    case 'BounceMail':
      return bounce(command.code, mail)
    case 'SendMailAgain':
      return sendAgain(mail)
    default:
      return assertNever(command)
  }
}

function attempt(at: string, { mailId, userId, ...mail }: Mail): Decision<MailEvent> {
  if (mail.status !== 'queued') return refuse('mail.not_waiting', {}, { kind: 'conflict' })
  if (mail.expiresAt !== null && at >= mail.expiresAt)
    return [{ type: 'MailRejected', data: { mailId, userId, reason: 'the link in it has expired' } }]
  return [{ type: 'MailAttempted', data: { mailId, userId, attempt: mail.attempt + 1 } }]
}

function finish(
  { outcome, at }: { readonly outcome: MailOutcome; readonly at?: string },
  { mailId, userId, attempt: number, triesSince }: Mail,
): Decision<MailEvent> {
  const of = { mailId, userId }
  if (outcome.kind === 'sent') return [{ type: 'MailSent', data: { ...of, attempt: number } }]
  const { kind } = outcome
  const reason = outcome.reason.slice(0, 500)
  if (kind === 'unconfirmed') return [{ type: 'MailUnconfirmed', data: { ...of, reason } }]
  const pause = PAUSES[triesSince - 1]
  if (kind === 'rejected' || pause === undefined || at === undefined)
    return [{ type: 'MailRejected', data: { ...of, reason } }]
  const asked = 'retryAfterSeconds' in outcome ? (outcome.retryAfterSeconds ?? 0) * SECOND : 0
  const dueAt = new Date(Date.parse(at) + Math.max(pause * MINUTE, asked)).toISOString()
  return [{ type: 'MailDeferred', data: { ...of, attempt: number, dueAt, reason } }]
}

const holdBack = ({ mailId, userId, status, isInsisted }: Mail): Decision<MailEvent> =>
  status === 'queued' && !isInsisted ? [{ type: 'MailHeldBack', data: { mailId, userId } }] : []

const MAY_HAVE_LEFT: readonly MailStatus[] = ['sending', 'sent', 'unconfirmed']

/** It may come back before whoever handed it over has noted that it left. Of whom nothing is known any more, nothing is noted. */
function bounce(code: string, { mailId, userId, status, to }: Mail): Decision<MailEvent> {
  return MAY_HAVE_LEFT.includes(status) && to.includes('@')
    ? [{ type: 'MailBounced', data: { mailId, userId, code } }]
    : []
}

/** Of what was sent, nothing is sent twice. */
function sendAgain({ mailId, userId, status }: Mail): Decision<MailEvent> {
  if (status === 'queued' || status === 'sending') return []
  if (status === 'sent') return refuse('mail.sent', {}, { kind: 'conflict' })
  return [{ type: 'MailRequeued', data: { mailId, userId } }]
}

function evolve(state: MailState, event: MailEvent): MailState {
  if (event.type === 'MailQueued')
    return { ...event.data, status: 'queued', attempt: 0, triesSince: 0, dueAt: undefined, isInsisted: false }
  return state.status === 'unknown' ? state : { ...state, ...changed(state, event) }
}

function changed(mail: Mail, event: Exclude<MailEvent, { type: 'MailQueued' }>): Partial<Mail> {
  switch (event.type) {
    case 'MailAttempted':
      return { status: 'sending', attempt: event.data.attempt, triesSince: mail.triesSince + 1, dueAt: undefined }
    case 'MailSent':
      return { status: 'sent' }
    case 'MailDeferred':
      return { status: 'queued', dueAt: event.data.dueAt }
    case 'MailRejected':
      return { status: 'rejected', dueAt: undefined }
    case 'MailUnconfirmed':
      return { status: 'unconfirmed' }
    case 'MailKept':
      return { status: 'kept' }
    case 'MailBounced':
      return { status: 'bounced' }
    case 'MailHeldBack':
      return { status: 'held_back', dueAt: undefined }
    case 'MailRequeued':
      return { status: 'queued', triesSince: 0, dueAt: undefined, isInsisted: true }
    default:
      return assertNever(event)
  }
}
