// What time brings about, when a spec says that it has come: one run of a schedule, and whom it has reminded of what ends.
import type { Aggregate } from '@practicum/command-service/execution/executor'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import { schedules } from '@practicum/runtime/composition/schedules'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { TestApp } from './app'

/** As a process does that has just started. */
export async function runSchedule(
  { practicum }: Pick<TestApp, 'practicum'>,
  name: string,
  now: Date = new Date(),
  stopped?: AbortSignal,
): Promise<void> {
  const found = schedules(practicum.services, practicum).find(one => one.name === name)
  if (!found) throw new Error(`There is no schedule ${name}`)
  await found.run(now, stopped)
}

/** While no process runs it by itself. */
export const withoutSchedule = <Result>(
  { database }: Pick<TestApp, 'database'>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => withExclusiveLocks(database.pool, [`schedule ${name}`], work)

/** How many days before the end: from the stream of what ends, by the type of its reminders. */
export async function remindedDays<Command, State, Event extends DomainEvent>(
  { practicum }: Pick<TestApp, 'practicum'>,
  aggregate: Aggregate<Command, State, Event>,
  id: string,
  type: Event['type'],
): Promise<readonly number[]> {
  const { events } = await practicum.services.executor.loadWhole(aggregate, id)
  return events.filter(one => one.type === type).map(({ data }) => (data as { days: number }).days)
}
