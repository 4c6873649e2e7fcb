// Commands of mails, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { sendMailAgain } from '@practicum/shared/features/mails/mails.contract'
import { holdsSecret } from '@practicum/shared/features/mails/mails.layout'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { mailAggregate } from './mails.aggregate'

export function mailRoutes({ executor, mailing }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(sendMailAgain, async call => {
      const { id } = call.params
      if (!mailing.mailer) return refuse('mail.no_server', {}, { kind: 'conflict' })
      const isGone = (await mailing.secrets.of(id)) === undefined
      const done = await executor.execute(
        mailAggregate,
        id,
        {
          command: state =>
            state.status !== 'unknown' && state.status !== 'sent' && holdsSecret(state) && isGone
              ? refuse('mail.link_expired', {}, { kind: 'conflict' })
              : { type: 'SendMailAgain' as const },
        },
        contextOf(call),
      )
      return replyOf(done, () => ({}))
    }),
  ]
}
