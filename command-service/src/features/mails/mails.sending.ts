// Sends a mail or a text message: on record before it may leave, and what became of it after.
import { setTimeout as wait } from 'node:timers/promises'
import type { Delivery } from '@practicum/infra/mail/port'
import type { MailCandidates } from '@practicum/shared/features/mails/mails.candidates'
import type { Mail, MailCommand } from '@practicum/shared/features/mails/mails.decider'
import { canWait, turnedOffAt } from '@practicum/shared/features/mails/mails.kinds'
import { channelOf, holdsSecret, laidOut } from '@practicum/shared/features/mails/mails.layout'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Mailing, MailLogo } from '../../reactions/mailing'
import { mailAggregate } from './mails.aggregate'

const TELL_AGAIN_MS = 1000
const TELL_TIMES = 20

/** Is there somebody who delivers what goes this way? */
export const carries = ({ mailer, texter }: Mailing, mail: Pick<Mail, 'to'>): boolean =>
  (channelOf(mail) === 'text' ? texter : mailer) !== undefined

export class MailSending {
  constructor(
    private readonly executor: Executor,
    private readonly mailing: Mailing,
    private readonly candidates: Pick<MailCandidates, 'comesBack'>,
  ) {}

  /** Does nothing where the mail is not waiting: another process has it, or it is over. */
  async send(mailId: string): Promise<void> {
    const { state } = await this.executor.load(mailAggregate, mailId)
    if (state.status === 'unknown') return
    if (!carries(this.mailing, state)) return void (await this.run(mailId, { type: 'KeepMail' }))
    if (await this.isHeldBack(state)) return
    // Before the try: of a process that ends meanwhile, nobody has to ask whether the mail has left.
    const logo = await this.logoOf(state)
    // Each try by a name of its own: of two processes that try at once, one finds it taken.
    const begun = await this.run(mailId, { type: 'AttemptMail', at: new Date().toISOString() })
    if (isRefusal(begun) || !begun.events.some(({ type }) => type === 'MailAttempted')) return
    const outcome = await this.delivered(begun.state as Mail, logo)
    await this.told(mailId, outcome)
    if (outcome.kind === 'sent') await this.mailing.secrets.forget(mailId)
  }

  /** Of a process that died while it was sending. */
  async giveUp(mailId: string): Promise<void> {
    const reason = 'the process that was sending it ended'
    await this.run(mailId, { type: 'GiveUpAttempt', reason, at: new Date().toISOString() })
  }

  /** Who sends much to mailboxes that there are not, is soon believed nowhere. */
  private async isHeldBack({ mailId, kind, userId, to, isInsisted }: Mail): Promise<boolean> {
    if (isInsisted || !canWait(kind) || !(await this.candidates.comesBack(userId, to, new Date()))) return false
    await this.run(mailId, { type: 'HoldMailBack' })
    return true
  }

  /** Of the organization as whom it is written, and as that looks now. */
  private async logoOf({ status, organization, ...mail }: Mail): Promise<MailLogo | undefined> {
    const id = organization?.id ?? undefined
    if (id === undefined || status !== 'queued' || channelOf(mail) === 'text') return undefined
    return this.mailing.logos.of(id)
  }

  private async delivered(mail: Mail, logo: MailLogo | undefined): Promise<Delivery> {
    if (channelOf(mail) === 'mail' && !mail.to.includes('@'))
      return { kind: 'rejected', reason: 'the person has been erased' }
    const secret = holdsSecret(mail) ? await this.mailing.secrets.of(mail.mailId) : undefined
    if (holdsSecret(mail) && secret === undefined)
      return { kind: 'rejected', reason: 'the link or code in it opens nothing any more' }
    return handedOver(this.mailing, mail, { secret, logo })
  }

  /** What has left must not be forgotten: else somebody sends it again. */
  private async told(mailId: string, outcome: Delivery): Promise<void> {
    for (let times = 1; ; times++) {
      try {
        return void (await this.run(mailId, { type: 'FinishAttempt', outcome, at: new Date().toISOString() }))
      } catch (error) {
        if (times === TELL_TIMES) throw error
        await wait(TELL_AGAIN_MS)
      }
    }
  }

  private run(mailId: string, command: MailCommand) {
    return this.executor.execute(mailAggregate, mailId, { command: () => command }, systemContext(newId(), new Date()))
  }
}

async function handedOver(
  { mailer, texter, publicUrl }: Mailing,
  mail: Mail,
  { secret, logo }: { readonly secret: string | undefined; readonly logo: MailLogo | undefined },
): Promise<Delivery> {
  const { text, html } = laidOut(mail, publicUrl, secret, logo)
  const pictures = logo ? [{ cid: logo.cid, filename: 'logo.png', png: logo.png }] : []
  const fromName = mail.organization?.name ?? 'Practicum'
  const to = { name: mail.name, address: mail.to }
  const page = turnedOffAt(mail.kind)
  const unsubscribeAt = page === undefined ? undefined : `${publicUrl}${page}`
  const sent =
    channelOf(mail) === 'text'
      ? texter?.send({ to: mail.to, text })
      : mailer?.send({ id: mail.mailId, to, fromName, subject: mail.subject, text, html, pictures, unsubscribeAt })
  return (await sent) ?? { kind: 'rejected', reason: 'nobody delivers it here' }
}
