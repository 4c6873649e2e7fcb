// Whoever has completed a HIPAA course has met the requirement: known with the answer to their call, and by a reaction where a process ended in between.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position } from '@practicum/infra/event-store/port'
import type { CourseTakingEvent } from '@practicum/shared/features/ce-courses/course-taking.events'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'

const NAME = 'meet-hipaa-requirement'

export const hipaaReaction = (executor: Executor): Reaction => ({
  name: NAME,
  on: ['CourseRead', 'CourseExamTaken'],
  async handle(event) {
    await completeHipaa(executor, event, contextAfter(event))
  },
})

/** Answers the position from which on requests are judged by it; undefined where nothing new is met. */
export async function meetHipaa(
  { executor, waitUntilProjected }: Pick<CommandServices, 'executor' | 'waitUntilProjected'>,
  events: readonly StoredEvent[],
  { onAppend }: Pick<CommandContext, 'onAppend'>,
): Promise<Position | undefined> {
  let met: Position | undefined
  for (const event of events) {
    const context = { ...contextAfter(event), ...(onAppend && { onAppend }) }
    met = (await completeHipaa(executor, event, context)) ?? met
  }
  if (met !== undefined) await waitUntilProjected(['person'], met)
  return met
}

const contextAfter = (event: StoredEvent): CommandContext => reactionTo(event, NAME, new Date(event.meta.occurredAt))

/** By the account that has the position now. Of somebody who was erased nothing is kept. */
async function completeHipaa(
  executor: Executor,
  event: StoredEvent,
  context: CommandContext,
): Promise<Position | undefined> {
  const { type, data } = event as unknown as CourseTakingEvent
  if (!data.hipaa || (type === 'CourseExamTaken' && !data.passed)) return undefined
  const account = await accountOf(executor, data)
  const done = await executor.execute(
    userAggregate,
    account,
    { command: () => ({ type: 'CompleteHipaa' as const }) },
    context,
  )
  throwOnConflict(done)
  return isRefusal(done) ? undefined : done.position
}
