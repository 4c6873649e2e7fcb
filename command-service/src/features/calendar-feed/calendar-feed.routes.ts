// Making, renewing and withdrawing the secret address of one's calendar over HTTP.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { hashOfFeedSecret, newFeedSecret } from '@practicum/infra/sessions/feed-owners'
import { audienceOf } from '@practicum/shared/access/audience'
import {
  feedPath,
  issueCalendarFeed,
  withdrawCalendarFeed,
} from '@practicum/shared/features/calendar-feed/calendar-feed.contract'
import { calendarFeedDecider } from '@practicum/shared/features/calendar-feed/calendar-feed.decider'
import { calendarFeedEvents } from '@practicum/shared/features/calendar-feed/calendar-feed.events'
import { calendarFeedPolicy } from '@practicum/shared/features/calendar-feed/calendar-feed.policy'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

export const calendarFeedAggregateOf = (userId: string) =>
  ({
    catalog: calendarFeedEvents,
    decider: calendarFeedDecider,
    audience: () => audienceOf(calendarFeedPolicy.see, { userId }),
  }) as const

/** From the answer on it holds for whoever reads: the address before opens nothing. */
const SHOWN = ['calendar_feed']

export const calendarFeedRoutes = ({ executor, waitUntilProjected }: CommandServices): readonly CommandBinding[] => [
  bindCommand(issueCalendarFeed, async call => {
    const { userId } = call.principal
    const secret = newFeedSecret()
    const command = () => ({ type: 'IssueAddress', userId, secretHash: hashOfFeedSecret(secret) }) as const
    const done = await executor.execute(calendarFeedAggregateOf(userId), userId, { command }, contextOf(call))
    if (!isRefusal(done)) await waitUntilProjected(SHOWN, done.position)
    return replyOf(done, () => ({ path: feedPath(secret) }))
  }),
  bindCommand(withdrawCalendarFeed, async call => {
    const { userId } = call.principal
    const command = () => ({ type: 'WithdrawAddress', userId }) as const
    const done = await executor.execute(calendarFeedAggregateOf(userId), userId, { command }, contextOf(call))
    if (!isRefusal(done)) await waitUntilProjected(SHOWN, done.position)
    return replyOf(done, () => ({ since: null }))
  }),
]
