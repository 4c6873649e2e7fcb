// Mails about what is not read: chosen by everybody for themselves, due by a schedule, written by the outbox once they are on record.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { audienceOf } from '@practicum/shared/access/audience'
import { chooseNotificationSummary } from '@practicum/shared/features/notifications/notification-summary.contract'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import type { SummaryCandidates, UnreadByPerson } from '@practicum/shared/features/notifications/summary.candidates'
import { summaryDecider } from '@practicum/shared/features/notifications/summary.decider'
import { type SummaryEvent, summaryEvents } from '@practicum/shared/features/notifications/summary.events'
import { contextOf, systemContext } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { MailRule } from '../../reactions/mailing'
import { eachAlone, type Schedule } from '../../reactions/schedules'

/** A stream for each person, by their id. */
export const summaryAggregateOf = (userId: string) =>
  ({
    catalog: summaryEvents,
    decider: summaryDecider,
    audience: () => audienceOf(notificationPolicy.see, { userId }),
  }) as const

export const summaryRoutes = (executor: Executor): readonly CommandBinding[] => [
  bindCommand(chooseNotificationSummary, async call => {
    const { userId } = call.principal
    const { often } = call.body
    const command = () => ({ type: 'ChooseSummary' as const, userId, often })
    const done = await executor.execute(summaryAggregateOf(userId), userId, { command }, contextOf(call))
    return replyOf(done, ({ state }) => ({ often: state.often }))
  }),
]

export const summarySchedule = (executor: Executor, find: SummaryCandidates): Schedule => ({
  name: 'notification-summaries',
  cron: '4-59/10 * * * *',
  async run(now) {
    const found = await find.unread(now)
    await eachAlone(found.map(one => () => mail(executor, one, now)))
  },
})

async function mail(executor: Executor, { userId, until, count }: UnreadByPerson, now: Date): Promise<void> {
  const command = () => ({ type: 'MailSummary' as const, userId, until, at: now.toISOString(), count })
  const context = systemContext(`notification-summary-${userId}-${until}`, now)
  await executor.execute(summaryAggregateOf(userId), userId, { command }, context)
}

type Mailed = Extract<SummaryEvent, { type: 'SummaryMailed' }>['data']

export const summaryMails: Readonly<Record<string, MailRule>> = {
  async SummaryMailed(event) {
    const { userId, count } = event.data as Mailed
    return [{ kind: 'notification.summary', userId, values: { count: String(count) } }]
  },
}
