// Mails follow from events, and leave as soon as they are written. Read models that are built anew write none, and a repeat of an event finds the mail written.
import { reactionTo } from '../../execution/context'
import type { MailRule, MailWork, Outbox } from '../../reactions/mailing'
import type { Reaction } from '../../reactions/reaction'
import type { MailSending } from './mails.sending'

interface Writing extends MailWork {
  /** By type of event. */
  readonly rules: Readonly<Record<string, MailRule>>
}

export const writingReaction = (outbox: Outbox, { rules, ...work }: Writing): Reaction => ({
  name: 'mails',
  on: Object.keys(rules),
  async handle(event) {
    const context = reactionTo(event, 'mail', new Date(event.meta.occurredAt))
    for (const mail of (await rules[event.type]?.(event, work)) ?? [])
      await outbox.put({ ...mail, cause: event.id }, context)
  },
})

export const sendingReaction = (sending: MailSending): Reaction => ({
  name: 'mail-sending',
  on: ['MailQueued', 'MailRequeued'],
  handle: event => sending.send(event.entityId),
})
