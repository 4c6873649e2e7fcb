// Reminds of what ends soon, once an hour: a day begins when it begins where the thing is.
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { EndingCandidates, EndingThing } from '@practicum/shared/kernel/ending'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../execution/context'
import type { Aggregate, Executor } from '../execution/executor'
import { eachAlone, type Schedule } from './schedules'

export interface EndingWork<Command, State, Event extends DomainEvent> extends EndingCandidates {
  /** Names the schedule. */
  readonly name: string
  readonly cron: string
  readonly aggregate: Aggregate<Command, State, Event>
  /** Reminds of what is due on that day, and of nothing where nothing is. */
  readonly remind: (today: string, one: EndingThing) => Command
}

export const endingSchedule = <Command, State, Event extends DomainEvent>(
  executor: Executor,
  work: EndingWork<Command, State, Event>,
): Schedule => ({
  name: work.name,
  cron: work.cron,
  atStart: true,
  async run(now) {
    const found = await work.due(now)
    await eachAlone(found.map(one => () => remind(executor, work, { one, now })))
  },
})

async function remind<Command, State, Event extends DomainEvent>(
  executor: Executor,
  { name, aggregate, remind: command }: EndingWork<Command, State, Event>,
  { one, now }: { readonly one: EndingThing; readonly now: Date },
): Promise<void> {
  const { id, organizationId, today } = one
  const { version } = await executor.load(aggregate, id)
  // Whatever has happened to it since, it may be reminded of again.
  const context = systemContext(`${name}-${id}-${today}-${version}`, now, organizationId ?? undefined)
  const done = await executor.execute(aggregate, id, { command: () => command(today, one) }, context)
  if (isRefusal(done) && done.kind !== 'missing') throw new Error(`nobody is reminded of ${id}: ${done.code}`)
}
