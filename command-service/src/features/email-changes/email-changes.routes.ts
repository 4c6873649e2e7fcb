// Commands of changing an address, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import {
  changeUserEmail,
  requestEmailChange,
  stopEmailChange,
  withdrawEmailChange,
} from '@practicum/shared/features/email-changes/email-changes.contract'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { askForAddress } from './email-changes.asking'
import { stopChange } from './email-changes.stopping'

export const emailChangeRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(requestEmailChange, async call => {
    const done = await askForAddress(services, call, { userId: call.principal.userId, by: 'person' })
    return replyOf(done, () => ({}))
  }),
  bindCommand(withdrawEmailChange, async call => {
    const request = { command: () => ({ type: 'WithdrawEmailChange' as const }) }
    const { userId } = call.principal
    return replyOf(await services.executor.execute(userAggregate, userId, request, contextOf(call)), () => ({}))
  }),
  bindCommand(changeUserEmail, async call => {
    const { id: userId } = call.params
    if (allows(personPolicy.oneself, call.principal, { userId, organizationIds: [] }))
      return refuse('user.oneself', {}, { kind: 'forbidden' })
    return replyOf(await askForAddress(services, call, { userId, by: 'admin' }), () => ({}))
  }),
  bindCommand(stopEmailChange, call => stopChange(services, call)),
]
