// Commands of courses as coordinators write them, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import type {
  CeCourseCommand,
  CeCourseState,
  CourseContent,
} from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { courseFields } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import {
  addCeCourse,
  archiveCeCourse,
  editCeCourse,
  publishCeCourse,
} from '@practicum/shared/features/ce-courses/course-writing.contract'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, ceCourseAggregate } from './ce-courses.aggregates'
import { courseTakingRoutes } from './course-taking.routes'

export function ceCourseRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    ...courseTakingRoutes(services),
    bindCommand(addCeCourse, call => add(executor, call)),
    bindCommand(editCeCourse, async call => {
      const command = { type: 'EditCourse', content: contentOf(call) } as const
      return written(call.params.id, await change(executor, call, command, call.body.version))
    }),
    bindCommand(publishCeCourse, async call => {
      const type = call.body.published ? 'PublishCourse' : 'WithdrawCourse'
      return written(call.params.id, await change(executor, call, { type }))
    }),
    bindCommand(archiveCeCourse, async call => {
      const type = call.body.archived ? 'ArchiveCourse' : 'UnarchiveCourse'
      return written(call.params.id, await change(executor, call, { type }))
    }),
  ]
}

async function add(executor: Executor, call: CommandCall<unknown, BodyOf<typeof addCeCourse>>) {
  const courseId = derivedId(call.commandId, 'course')
  const { organizationId } = call.principal
  const command: CeCourseCommand = { type: 'AddCourse', courseId, organizationId, content: contentOf(call) }
  const request = { command: () => command, isNew: true }
  return written(courseId, await executor.execute(ceCourseAggregate, courseId, request, contextOf(call)))
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  command: CeCourseCommand,
  expectedVersion?: number,
): Promise<ExecutionResult<CeCourseState> | Refusal> {
  const checked = (state: CeCourseState) => authorize(call.principal, state, 'change') ?? command
  const request = { command: checked, expectedVersion }
  return executor.execute(ceCourseAggregate, call.params.id, request, contextOf(call))
}

/** What is new gets an id, the same for every try. */
function contentOf({
  body,
  commandId,
}: Pick<CommandCall<unknown, BodyOf<typeof addCeCourse>>, 'body' | 'commandId'>): CourseContent {
  const idOf = (given: string | undefined, ...place: readonly (string | number)[]): string =>
    given ?? derivedId(commandId, ...place.map(String))
  return {
    ...fromWire(courseFields, body),
    sections: body.sections.map(({ id, heading, text }, at) => ({ id: idOf(id, 'section', at), heading, text })),
    questions: body.questions.map(({ id, text, multiple, options }, at) => ({
      id: idOf(id, 'question', at),
      ...{ text, multiple },
      options: options.map((option, nth) => ({
        id: idOf(option.id, 'option', at, nth),
        ...{ text: option.text, right: option.right },
      })),
    })),
  }
}

const written = (id: string, done: ExecutionResult<unknown> | Refusal) =>
  replyOf(done, ({ version }) => ({ id, version }))
