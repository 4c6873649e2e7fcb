// Commands of dashboards: the welcome block of an organization is dismissed once for all its coordinators.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { dismissWelcome } from '@practicum/shared/features/dashboards/dashboards.contract'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'

export function dashboardRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(dismissWelcome, async call => {
      const request = { command: () => ({ type: 'DismissWelcome' as const }) }
      const done = await executor.execute(
        organizationAggregate,
        call.principal.organizationId,
        request,
        contextOf(call),
      )
      return replyOf(done, () => ({}))
    }),
  ]
}
