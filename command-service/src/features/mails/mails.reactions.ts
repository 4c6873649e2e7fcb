// Mails follow from events, and leave as soon as they are written. Read models that are built anew write none, and a repeat of an event finds the mail written.
import { reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { MailRule, Outbox } from '../../reactions/mailing'
import type { Reaction } from '../../reactions/reaction'
import type { MailSending } from './mails.sending'

interface Writing {
  /** By type of event. */
  readonly rules: Readonly<Record<string, MailRule>>
  readonly executor: Executor
}

export const writingReaction = (outbox: Outbox, { rules, executor }: Writing): Reaction => ({
  name: 'mails',
  on: Object.keys(rules),
  async handle(event) {
    const context = reactionTo(event, 'mail', new Date(event.meta.occurredAt))
    for (const mail of (await rules[event.type]?.(event, executor)) ?? [])
      await outbox.put({ ...mail, cause: event.id }, context)
  },
})

export const sendingReaction = (sending: MailSending): Reaction => ({
  name: 'mail-sending',
  on: ['MailQueued', 'MailRequeued'],
  handle: event => sending.send(event.entityId),
})
