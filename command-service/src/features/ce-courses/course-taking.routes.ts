// Commands of taking a course, bound to their contract rows: it is read, or its exam is answered.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { answerCeCourseExam, readCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import {
  type CourseTakingCommand,
  type CourseTakingState,
  type TakenCourse,
  takingIdOf,
} from '@practicum/shared/features/ce-courses/course-taking.decider'
import type { CourseTakingEvent } from '@practicum/shared/features/ce-courses/course-taking.events'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, ceCourseAggregate, courseTakingAggregate } from './ce-courses.aggregates'
import { meetHipaa } from './course-taking.hipaa'

export function courseTakingRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(readCeCourse, async call => {
      const done = await take(services, call, taking => ({ type: 'ReadCourse', ...taking }))
      return isRefusal(done) ? done : { answer: {}, position: done.position }
    }),
    bindCommand(answerCeCourseExam, async call => {
      const answers = call.body.answers.map(({ question_id: questionId, option_ids: optionIds }) => ({
        ...{ questionId, optionIds },
      }))
      const done = await take(services, call, taking => ({ type: 'TakeExam', ...taking, answers }))
      if (isRefusal(done)) return done
      const [judged] = done.events as unknown as readonly Extract<CourseTakingEvent, { type: 'CourseExamTaken' }>[]
      // Each try is an event of its own.
      if (!judged) throw new Error(`nothing was written of the exam of ${call.params.id}`)
      const { passed, score, wrong } = judged.data
      return { answer: { passed, score, wrong: [...wrong] }, position: done.position }
    }),
  ]
}

type Taking = Omit<Extract<CourseTakingCommand, { type: 'ReadCourse' }>, 'type'>

/** The requirement that is met with it is met when the caller is answered; what follows a crash in between is the reaction's. */
async function take(
  services: CommandServices,
  call: CommandCall<{ id: string }, { readonly edition: number }>,
  commandFor: (taking: Taking) => CourseTakingCommand,
): Promise<ExecutionResult<CourseTakingState> | Refusal> {
  const course = await publishedCourse(services, call)
  if (isRefusal(course)) return course
  const { userId, positionId, organizationId } = call.principal
  const by = { organizationId, userId, positionId }
  const command = commandFor({ course, by, edition: call.body.edition })
  const id = takingIdOf(positionId, course.courseId)
  const context = contextOf(call)
  const done = await services.executor.execute(courseTakingAggregate, id, { command: () => command }, context)
  if (isRefusal(done)) return done
  const met = await meetHipaa(services, done.events, context)
  return { ...done, position: met ?? done.position }
}

/** One that coordinators see as a draft is taken by nobody. */
async function publishedCourse(
  { executor }: Pick<CommandServices, 'executor'>,
  { principal, params }: CommandCall<{ id: string }>,
): Promise<TakenCourse | Refusal> {
  const { state } = await executor.load(ceCourseAggregate, params.id)
  const refused = authorize(principal, state, 'see')
  if (refused) return refused
  return state.status === 'published' ? state : refuse('not_found', {}, { kind: 'missing' })
}
