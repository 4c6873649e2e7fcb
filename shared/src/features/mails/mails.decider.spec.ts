// The rules of mails: sent once at most, tried again where it surely has not left, and never where it may have.
import { givenOf } from '../../kernel/given-when-then'
import { type MailCommand, type MailOutcome, mailDecider } from './mails.decider'
import { type MailEvent, mailEvents } from './mails.events'

const given = givenOf(mailDecider)
const at = '2026-11-24T18:00:00.000Z'
const data = { ...mailEvents.definitions.MailQueued.sample, expiresAt: null }
const { mailId, userId } = data
const of = { mailId, userId }
const queued: MailEvent = { type: 'MailQueued', data }
const attempted = (attempt = 1): MailEvent => ({ type: 'MailAttempted', data: { ...of, attempt } })
const sent: MailEvent = { type: 'MailSent', data: { ...of, attempt: 1 } }
const reason = 'why'
const rejected: MailEvent = { type: 'MailRejected', data: { ...of, reason } }
const unconfirmed: MailEvent = { type: 'MailUnconfirmed', data: { ...of, reason } }
const deferred = (attempt: number, dueAt: string): MailEvent => ({
  type: 'MailDeferred',
  data: { ...of, attempt, dueAt, reason },
})
const attempt: MailCommand = { type: 'AttemptMail', at }
const finish = (outcome: MailOutcome): MailCommand => ({ type: 'FinishAttempt', outcome, at })

test('the same mail is written once', () => {
  given().when({ type: 'QueueMail', data }).thenEmits(queued)
  given(queued).when({ type: 'QueueMail', data }).thenNothing()
  given().when(attempt).thenRefused('not_found')
})

test('a try is on record before it begins, and nobody else begins one', () => {
  given(queued).when(attempt).thenEmits(attempted())
  given(queued, attempted()).when(attempt).thenRefused('mail.not_waiting')
  given(queued, attempted(), sent).when(attempt).thenRefused('mail.not_waiting')
})

test('what was sent is not sent again, whoever asks for it', () => {
  given(queued, attempted())
    .when(finish({ kind: 'sent' }))
    .thenEmits(sent)
  given(queued, attempted(), sent)
    .when(finish({ kind: 'sent' }))
    .thenNothing()
  given(queued, attempted(), sent).when({ type: 'SendMailAgain' }).thenRefused('mail.sent')
})

test('what a server puts off is tried again after ever longer pauses, and given up in the end', () => {
  const off = finish({ kind: 'deferred', reason })
  given(queued, attempted()).when(off).thenEmits(deferred(1, '2026-11-24T18:01:00.000Z'))
  const once = [queued, attempted(), deferred(1, at)]
  given(...once)
    .when(attempt)
    .thenEmits(attempted(2))
  given(...once, attempted(2))
    .when(off)
    .thenEmits(deferred(2, '2026-11-24T18:05:00.000Z'))
  const tries = Array.from({ length: 7 }, (_, n) => [attempted(n + 1), deferred(n + 1, at)]).flat()
  given(queued, ...tries, attempted(8))
    .when(off)
    .thenEmits(rejected)
})

test('who asks to be left alone for longer is left alone for longer', () => {
  const busy = (retryAfterSeconds: number) => finish({ kind: 'deferred', reason, retryAfterSeconds })
  given(queued, attempted()).when(busy(120)).thenEmits(deferred(1, '2026-11-24T18:02:00.000Z'))
  given(queued, attempted()).when(busy(5)).thenEmits(deferred(1, '2026-11-24T18:01:00.000Z'))
})

test('what was refused, and what perhaps has left, is sent again only where somebody asks for it', () => {
  for (const [outcome, event] of [
    [{ kind: 'rejected', reason }, rejected],
    [{ kind: 'unconfirmed', reason }, unconfirmed],
  ] as const) {
    given(queued, attempted()).when(finish(outcome)).thenEmits(event)
    given(queued, attempted(), event).when(attempt).thenRefused('mail.not_waiting')
    const again: MailEvent = { type: 'MailRequeued', data: of }
    given(queued, attempted(), event).when({ type: 'SendMailAgain' }).thenEmits(again)
    given(queued, attempted(), event, again).when({ type: 'SendMailAgain' }).thenNothing()
    given(queued, attempted(), event, again).when(attempt).thenEmits(attempted(2))
  }
})

test('of a try that nobody finished, nobody knows', () => {
  const giveUp: MailCommand = { type: 'GiveUpAttempt', reason, at }
  given(queued, attempted()).when(giveUp).thenEmits(unconfirmed)
  given(queued).when(giveUp).thenNothing()
})

test('without a mail server it is kept, and may be sent when there is one', () => {
  const kept: MailEvent = { type: 'MailKept', data: of }
  given(queued).when({ type: 'KeepMail' }).thenEmits(kept)
  given(queued, attempted()).when({ type: 'KeepMail' }).thenNothing()
  given(queued, kept).when({ type: 'SendMailAgain' }).thenEmits({ type: 'MailRequeued', data: of })
})

test('what comes back is noted once, also before it is known that it left, and may be sent again', () => {
  const bounce: MailCommand = { type: 'BounceMail', code: '5.1.1' }
  const bounced: MailEvent = { type: 'MailBounced', data: { ...of, code: '5.1.1' } }
  const again: MailEvent = { type: 'MailRequeued', data: of }
  for (const left of [[], [sent], [unconfirmed]])
    given(queued, attempted(), ...left)
      .when(bounce)
      .thenEmits(bounced)
  given(queued, attempted(), bounced)
    .when(finish({ kind: 'sent' }))
    .thenNothing()
  given(queued, attempted(), sent, bounced).when(bounce).thenNothing()
  given(queued, attempted(), sent, bounced).when(attempt).thenRefused('mail.not_waiting')
  given(queued, attempted(), sent, bounced).when({ type: 'SendMailAgain' }).thenEmits(again)
})

test('nothing comes back of what has not left, is not known, or is of somebody who was erased', () => {
  const bounce: MailCommand = { type: 'BounceMail', code: '5.1.1' }
  const erased: MailEvent = { type: 'MailQueued', data: { ...data, to: '[erased]' } }
  given().when(bounce).thenRefused('not_found')
  given(queued).when(bounce).thenNothing()
  given(queued, attempted(), deferred(1, at)).when(bounce).thenNothing()
  given(queued, attempted(), rejected).when(bounce).thenNothing()
  given(erased, attempted(), sent).when(bounce).thenNothing()
})

test('one that can wait is held back until an admin asks for it', () => {
  const heldBack: MailEvent = { type: 'MailHeldBack', data: of }
  const again: MailEvent = { type: 'MailRequeued', data: of }
  const hold: MailCommand = { type: 'HoldMailBack' }
  given(queued).when(hold).thenEmits(heldBack)
  given(queued, heldBack).when(hold).thenNothing()
  given(queued, heldBack).when(attempt).thenRefused('mail.not_waiting')
  given(queued, heldBack).when({ type: 'SendMailAgain' }).thenEmits(again)
  given(queued, heldBack, again).when(hold).thenNothing()
  given(queued, heldBack, again).when(attempt).thenEmits(attempted())
  given(queued, attempted()).when(hold).thenNothing()
})

test('with a link that has expired, it is not sent', () => {
  const old: MailEvent = { type: 'MailQueued', data: { ...data, expiresAt: at } }
  given(old)
    .when(attempt)
    .thenEmits({ type: 'MailRejected', data: { ...of, reason: 'the link in it has expired' } })
})
