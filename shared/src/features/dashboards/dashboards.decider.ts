// The rule of the greeting on dashboards: each person puts it away once for each organization.
import type { Decider } from '../../kernel/decider'
import type { GreetingEvent } from './dashboards.events'

export interface GreetingState {
  /** Ids of the organizations whose greeting the person has put away. */
  readonly dismissed: readonly string[]
}

export interface GreetingCommand {
  readonly type: 'DismissGreeting'
  readonly userId: string
  readonly organizationId: string
}

export const greetingDecider: Decider<GreetingCommand, GreetingState, GreetingEvent> = {
  initialState: () => ({ dismissed: [] }),
  decide: ({ userId, organizationId }, { dismissed }) =>
    dismissed.includes(organizationId) ? [] : [{ type: 'GreetingDismissed', data: { userId, organizationId } }],
  evolve: ({ dismissed }, { data }) => ({ dismissed: [...dismissed, data.organizationId] }),
}
