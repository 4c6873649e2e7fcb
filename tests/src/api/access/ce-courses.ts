// Who may call what of courses, and what each may do to which: by hand.
import { takingIdOf } from '@practicum/shared/features/ce-courses/course-taking.decider'
import type { Access, Cast, Thing } from '../harness/access'
import { courseContent, examAnswered, publishedCourse } from '../harness/courses'

/** Of the organization: all of its people see it. */
async function course({ app, program: { coordinator, trainee: own, faculty: part } }: Cast): Promise<Thing> {
  const id = await publishedCourse(coordinator)
  await app.caughtUp()
  return { id, own, part }
}

async function taking(cast: Cast): Promise<Thing> {
  const { id: courseId, ...whose } = await course(cast)
  await examAnswered(whose.own, courseId)
  return { ...whose, id: takingIdOf(whose.own.positionId, courseId) }
}

export const access: Access = {
  roles: `
    addCeCourse          . . . . x .
    allCeCourses         . x x x x x
    answerCeCourseExam   . x x x x x
    archiveCeCourse      . . . . x .
    editCeCourse         . . . . x .
    getCeCourse          . x x x x x
    getCeCourseContent   . . . . x .
    getCeCourseExam      . x x x x x
    getCeCourseTaking    . . . . x .
    hipaaCeCourse        . x x x x x
    listCeCourseTakings  . . . . x .
    publishCeCourse      . . . . x .
    readCeCourse         . x x x x x
  `,
  // An exam without answers is reached; so is reading what has an exam.
  relations: `
                         own  part colleague coordinator admin former foreign
    answerCeCourseExam   r    r    r         r           .     .      .
    archiveCeCourse      -    -    -         x           -     .      .
    editCeCourse         -    -    -         x           -     .      .
    getCeCourse          x    x    x         x           .     .      .
    getCeCourseContent   -    -    -         x           -     .      .
    getCeCourseExam      x    x    x         x           .     .      .
    getCeCourseTaking    -    -    -         x           -     .      .
    publishCeCourse      -    -    -         x           -     .      .
    readCeCourse         r    r    r         r           .     .      .
  `,
  ofNobody: {
    addCeCourse: 'its own parts, whose ids nobody else asks for',
  },
  things: [
    [/^\/api\/ce-courses\/:id/, course],
    [/^\/api\/ce-course-takings\/:id/, taking],
  ],
  bodies: {
    answerCeCourseExam: () => ({ edition: 1, answers: [] }),
    archiveCeCourse: () => ({ archived: true }),
    editCeCourse: () => courseContent({ title: 'Privacy, once more' }),
    publishCeCourse: () => ({ published: false }),
    readCeCourse: () => ({ edition: 1 }),
  },
}
