// The rules of the secret address: one a person, another one in its place as often as they like, and none once it is withdrawn.
import type { Decider } from '../../kernel/decider'
import type { CalendarFeedEvent } from './calendar-feed.events'

export interface CalendarFeedState {
  readonly open: boolean
}

export type CalendarFeedCommand =
  | { readonly type: 'IssueAddress'; readonly userId: string; readonly secretHash: string }
  | { readonly type: 'WithdrawAddress'; readonly userId: string }

export const calendarFeedDecider: Decider<CalendarFeedCommand, CalendarFeedState, CalendarFeedEvent> = {
  initialState: () => ({ open: false }),
  decide(command, { open }) {
    const { userId } = command
    if (command.type === 'WithdrawAddress') return open ? [{ type: 'CalendarFeedWithdrawn', data: { userId } }] : []
    const { secretHash } = command
    return [{ type: open ? 'CalendarFeedRenewed' : 'CalendarFeedMade', data: { userId, secretHash } }]
  },
  evolve: (_state, { type }) => ({ open: type !== 'CalendarFeedWithdrawn' }),
}
