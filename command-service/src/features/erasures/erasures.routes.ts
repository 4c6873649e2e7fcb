// Commands of erasures, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { confirmErasure, requestErasure, withdrawErasure } from '@practicum/shared/features/erasures/changing.contract'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { confirmErasureOf, requestErasureOf, withdrawErasureOf } from './erasures.deciding'

export function erasureRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(requestErasure, async call => {
      const { user_id: userId, invite_id: inviteId, reason } = call.body
      const wish = { userId, inviteId, reason, by: call.principal }
      const done = await requestErasureOf(executor, wish, contextOf(call))
      return replyOf(done, ({ version }) => ({ id: userId, version }))
    }),
    bindCommand(confirmErasure, async call => {
      const decided = { userId: call.params.id, by: call.principal }
      return replyOf(await confirmErasureOf(executor, decided, contextOf(call)), () => ({}))
    }),
    bindCommand(withdrawErasure, async call => {
      const decided = { userId: call.params.id, by: call.principal }
      return replyOf(await withdrawErasureOf(executor, decided, contextOf(call)), () => ({}))
    }),
  ]
}
