// What happens to courses without an endpoint yet: an organization offers one.
import { ceCourseDecider } from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { type CeCourseEvent, ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'

export const ceCourseAggregate = { catalog: ceCourseEvents, decider: ceCourseDecider } as const

/** Answers the id; the same context offers the same course. */
export async function offerCourse(
  { executor }: Pick<CommandServices, 'executor'>,
  course: Omit<CeCourseEvent['data'], 'courseId'>,
  context: CommandContext,
): Promise<string | Refusal> {
  const courseId = derivedId(context.commandId, 'course')
  const request = { command: () => ({ courseId, ...course }) }
  const done = await executor.execute(ceCourseAggregate, courseId, request, context)
  return isRefusal(done) ? done : courseId
}
