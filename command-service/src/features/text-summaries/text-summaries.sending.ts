// Text messages about what is not read: due by a schedule, written by the outbox once they are on record.
import type { UnreadByPerson } from '@practicum/shared/features/notifications/summary.candidates'
import type { TextSummaryCandidates } from '@practicum/shared/features/text-summaries/text-summaries.candidates'
import type { TextSummaryEvent } from '@practicum/shared/features/text-summaries/text-summaries.events'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import type { MailRule } from '../../reactions/mailing'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { textSummaryAggregateOf } from './text-summaries.routes'

type Texts = Pick<CommandServices, 'executor' | 'texting'>

export const textSummarySchedule = ({ executor, texting }: Texts, find: TextSummaryCandidates): Schedule => ({
  name: 'text-summaries',
  cron: '7-59/10 * * * *',
  async run(now) {
    if (!texting.isOffered) return
    // Half as many as there may be codes for signing in, which have a budget of their own.
    const found = await find.unread(now, Math.floor(texting.perDay / 2))
    await eachAlone(found.map(one => () => text(executor, one, now)))
  },
})

async function text(executor: Executor, { userId, until, count }: UnreadByPerson, now: Date): Promise<void> {
  const command = () => ({ type: 'TextSummary' as const, userId, until, at: now.toISOString(), count })
  const context = systemContext(`text-summary-${userId}-${until}`, now)
  await executor.execute(textSummaryAggregateOf(userId), userId, { command }, context)
}

type Texted = Extract<TextSummaryEvent, { type: 'SummaryTexted' }>['data']

export const textSummaryMails: Readonly<Record<string, MailRule>> = {
  async SummaryTexted(event, { executor }) {
    const { userId, count } = event.data as Texted
    const phone = await phoneOf(executor, userId)
    if (phone === undefined) return []
    return [{ kind: 'text_summary.summary', userId, phone, values: { count: String(count) } }]
  },
}

/** The one that was proved last; undefined: it was withdrawn since. */
async function phoneOf(executor: Executor, userId: string): Promise<string | undefined> {
  const { state, events } = await executor.loadWhole(textSummaryAggregateOf(userId), userId)
  if (!state.hasNumber) return undefined
  const proved = events.findLast(({ type }) => type === 'TextNumberProved')
  return (proved?.data as { readonly phone?: string } | undefined)?.phone
}
