// Commands of mails, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { sendMailAgain } from '@practicum/shared/features/mails/mails.contract'
import type { MailState } from '@practicum/shared/features/mails/mails.decider'
import { holdsSecret } from '@practicum/shared/features/mails/mails.layout'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import type { Mailing } from '../../reactions/mailing'
import { mailAggregate } from './mails.aggregate'
import { carries } from './mails.sending'

export function mailRoutes({ executor, mailing }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(sendMailAgain, async call => {
      const { id } = call.params
      const isGone = (await mailing.secrets.of(id)) === undefined
      const done = await executor.execute(
        mailAggregate,
        id,
        {
          command: state => refusalOf(mailing, state, isGone) ?? { type: 'SendMailAgain' as const },
        },
        contextOf(call),
      )
      return replyOf(done, () => ({}))
    }),
  ]
}

function refusalOf(mailing: Mailing, mail: MailState, isGone: boolean): Refusal | undefined {
  if (mail.status === 'unknown' || mail.status === 'sent') return undefined
  if (!carries(mailing, mail)) return refuse('mail.no_server', {}, { kind: 'conflict' })
  return holdsSecret(mail) && isGone ? refuse('mail.link_expired', {}, { kind: 'conflict' }) : undefined
}
