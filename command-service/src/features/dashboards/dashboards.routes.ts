// Commands of dashboards: whoever is greeted puts that away for themselves, and an admin has effects handled after all.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { audienceOf } from '@practicum/shared/access/audience'
import { dismissWelcome } from '@practicum/shared/features/dashboards/dashboards.contract'
import { greetingDecider } from '@practicum/shared/features/dashboards/dashboards.decider'
import { greetingEvents } from '@practicum/shared/features/dashboards/dashboards.events'
import { greetingPolicy } from '@practicum/shared/features/dashboards/dashboards.policy'
import { repeatEffects } from '@practicum/shared/features/dashboards/queues.contract'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

export function dashboardRoutes({ executor, effectsAgain }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(dismissWelcome, async call => {
      const { userId, organizationId } = call.principal
      const audience = () => audienceOf(greetingPolicy.see, { userId })
      const aggregate = { catalog: greetingEvents, decider: greetingDecider, audience }
      const command = () => ({ type: 'DismissGreeting', userId, organizationId }) as const
      const done = await executor.execute(aggregate, userId, { command }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(repeatEffects, async ({ body }) => ({ answer: { asked: await effectsAgain(body.event_id) } })),
  ]
}
