// Courses of the demonstration: two that meet the HIPAA requirement, others beside them, and how some people have done.
import type { Principal } from '@practicum/shared/access/principal'
import type { CeCourse, CeCourseCommand, CourseContent } from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { type CourseTakingCommand, takingIdOf } from '@practicum/shared/features/ce-courses/course-taking.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { ceCourseAggregate, courseTakingAggregate } from './ce-courses.aggregates'
import { type DemoCourse, HIPAA, INTERPRETERS, SELF_CARE, TELEHEALTH } from './ce-courses.demonstration.content'

const COURSES = [
  ['hipaa', 'coordinator', HIPAA],
  ['telehealth', 'coordinator', TELEHEALTH],
  ['self-care', 'coordinator', SELF_CARE],
  ['clinic-hipaa', 'clinic.manager', HIPAA],
] as const

/** Key of the course, key of the person, and how many questions each try had wrong. */
const TAKEN: readonly (readonly [course: string, by: string, ...wrong: number[]])[] = [
  ['hipaa', 'trainee', 2, 0],
  ['hipaa', 'trainee.ben', 1],
  ['hipaa', 'trainee.chloe', 0],
  ['telehealth', 'trainee', 0],
  ['telehealth', 'trainee.farid', 3, 2],
  ['self-care', 'trainee.elise', 0],
  ['clinic-hipaa', 'clinic.trainee', 1],
]

const idOf = (key: string): string => derivedId(`demonstration-course-${key}`, 'course')

export const courseDemonstration: DemonstrationPart = {
  stage: 'references',
  async isThere({ executor }) {
    const { version } = await executor.load(ceCourseAggregate, idOf('interpreters'))
    return version >= 0
  },
  async fill(demonstration) {
    for (const [key, by, course] of COURSES) {
      const id = idOf(key)
      await write(demonstration, key, { by, course })
      await command(demonstration, key, { by, command: { type: 'PublishCourse' } })
      demonstration.assignables.set(key, { type: 'CeCourse', id, name: course.title })
    }
    for (const [key, by, ...wrong] of TAKEN) await take(demonstration, { key, by, wrong })
    // The last thing of all says that the part is there.
    await write(demonstration, 'interpreters', { by: 'coordinator', course: INTERPRETERS })
  },
}

interface Written {
  /** Key of whoever writes it. */
  readonly by: string
  readonly course: DemoCourse
}

/** One that was offered before courses had content is given its content. */
async function write(demonstration: Demonstration, key: string, { by, course }: Written): Promise<void> {
  const { organizationId } = personCalled(demonstration.people, by)
  const content = contentOf(key, course)
  const added = { type: 'AddCourse', courseId: idOf(key), organizationId, content } as const
  await command(demonstration, key, { by, command: added })
  await command(demonstration, key, { by, command: { type: 'EditCourse', content } })
}

async function command(
  { services, people, now }: Demonstration,
  key: string,
  given: { readonly by: string; readonly command: CeCourseCommand },
): Promise<void> {
  const context = actingAs(personCalled(people, given.by), `course-${key}-${given.command.type}`, now)
  const request = { command: () => given.command }
  unwrapOrThrow(await services.executor.execute(ceCourseAggregate, idOf(key), request, context))
}

function contentOf(
  key: string,
  { title, description, hipaa = false, passMark = 80, sections, questions }: DemoCourse,
): CourseContent {
  const partId = (...place: readonly (string | number)[]): string =>
    derivedId('demonstration course', key, ...place.map(String))
  return {
    ...{ title, description, hipaa, passMark },
    sections: sections.map(([heading, text], at) => ({ id: partId('section', at), heading, text })),
    questions: questions.map(({ text, options, right }, at) => ({
      id: partId('question', at),
      text,
      multiple: right.length > 1,
      options: options.map((option, nth) => ({
        id: partId('option', at, nth),
        text: option,
        right: right.includes(nth),
      })),
    })),
  }
}

interface Taken {
  readonly key: string
  readonly by: string
  readonly wrong: readonly number[]
}

async function take({ services, people, now }: Demonstration, { key, by, wrong }: Taken): Promise<void> {
  const { state } = await services.executor.load(ceCourseAggregate, idOf(key))
  if (state.status === 'unknown') throw new Error(`there is no course ${key}`)
  const person = personCalled(people, by)
  for (const [index, some] of wrong.entries()) {
    const request = { command: () => triedBy(person, state, some) }
    const id = takingIdOf(person.positionId, state.courseId)
    const context = actingAs(person, `course-${key}-${by}-${index}`, now)
    unwrapOrThrow(await services.executor.execute(courseTakingAggregate, id, request, context))
  }
}

/** The last questions are those that are answered wrongly. */
function triedBy({ userId, positionId, organizationId }: Principal, course: CeCourse, wrong: number) {
  const { questions, edition } = course
  const taking = { course, edition, by: { userId, positionId, organizationId } }
  if (questions.length === 0) return { type: 'ReadCourse', ...taking } satisfies CourseTakingCommand
  const answers = questions.map(({ id, options }, at) => {
    const isRight = at < questions.length - wrong
    const fitting = options.filter(({ right }) => right === isRight)
    // Of several that are wrong one is enough.
    return { questionId: id, optionIds: (isRight ? fitting : fitting.slice(0, 1)).map(option => option.id) }
  })
  return { type: 'TakeExam', ...taking, answers } satisfies CourseTakingCommand
}
