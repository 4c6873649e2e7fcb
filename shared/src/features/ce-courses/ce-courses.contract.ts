// Continuing-education courses over HTTP, as everybody reads and takes them: which there are, one with its content, its exam, and what was answered.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { courseFields, courseStatus, OPTIONS_MAX, QUESTIONS_MAX } from './ce-courses.fields'

const feature = 'ce-courses'

/** How somebody has done: their own, in the position that they work in. */
export const courseStanding = z
  .object({
    state: z.enum(['not_begun', 'passed', 'failed']),
    /** Of the exam. */
    tries: z.int(),
    passed_at: z.string().nullable(),
    /** That was completed last; null: none was. */
    edition: z.int().nullable(),
  })
  .meta({ id: 'CeCourseStanding' })
export type CourseStanding = z.infer<typeof courseStanding>

export const ceCourseView = z
  .object({
    id: z.uuid(),
    ...shownOf(courseFields),
    status: courseStatus,
    /** Counts how often its content was written. */
    edition: z.int(),
    /** In its exam; 0: it is completed by reading it. */
    questions_count: z.int(),
    own: courseStanding,
    version: z.int(),
  })
  .meta({ id: 'CeCourse' })
export type CeCourseView = z.infer<typeof ceCourseView>
export type CourseTitle = Pick<CeCourseView, 'id' | 'title'>

export const ceCourseSection = z
  .object({ id: z.uuid(), heading: z.string(), text: z.string() })
  .meta({ id: 'CeCourseSection' })

export const ceCourseDetails = ceCourseView
  .extend({ sections: z.array(ceCourseSection), documents: z.array(attachmentView) })
  .meta({ id: 'CeCourseDetails' })
export type CeCourseDetails = z.infer<typeof ceCourseDetails>

/** Which of its options are right is not told. */
export const ceCourseExam = z
  .object({
    ...ceCourseView.pick({ id: true, title: true, pass_mark: true, edition: true, own: true }).shape,
    questions: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        /** Several options may be chosen. */
        multiple: z.boolean(),
        options: z.array(z.object({ id: z.uuid(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'CeCourseExam' })
export type CeCourseExam = z.infer<typeof ceCourseExam>

const access = {
  who: 'signed-in',
  relation: "a published course of the caller's organization; coordinators: any of it",
} as const
/** Nobody takes a course in another's name. */
const taker = { who: 'signed-in', relation: "a published course of the caller's organization" } as const

export const allCeCourses = query({
  name: 'allCeCourses',
  feature,
  path: '/api/ce-courses',
  summary: 'Continuing-education courses of the organization, by title, each with how one has done oneself.',
  access,
  answer: z.array(ceCourseView),
})

/** Before those with an id in their path. */
export const hipaaCeCourse = query({
  name: 'hipaaCeCourse',
  feature,
  path: '/api/ce-courses/hipaa',
  summary: 'The course that meets the HIPAA requirement: the one of the organization that was published last.',
  access,
  answer: z.object({ course: ceCourseView.pick({ id: true, title: true }).nullable() }),
})

export const getCeCourse = query({
  name: 'getCeCourse',
  feature,
  path: '/api/ce-courses/:id',
  summary: 'One continuing-education course, with what there is to read.',
  access,
  params: byId,
  answer: ceCourseDetails,
})

export const getCeCourseExam = query({
  name: 'getCeCourseExam',
  feature,
  path: '/api/ce-courses/:id/exam',
  summary: 'The questions of a course, without their answers.',
  access,
  params: byId,
  answer: ceCourseExam,
})

/** That was read: of another one it is a conflict. */
const edition = z.int().min(1)

export const readCeCourse = command({
  name: 'readCeCourse',
  feature,
  method: 'POST',
  path: '/api/ce-courses/:id/reading',
  summary: 'Complete a course without an exam, by having read it.',
  access: taker,
  params: byId,
  body: z.strictObject({ edition }).meta({ examples: [{ edition: 1 }] }),
  answer: ACCEPTED,
  refusals: ['ce_course.changed', 'ce_course.exam_required', 'ce_course.empty'],
})

export const courseAnswer = z.strictObject({
  question_id: givenId,
  option_ids: z.array(givenId).max(OPTIONS_MAX),
})

export const judgedExam = z
  .object({
    passed: z.boolean(),
    /** Percent that was right. */
    score: z.int(),
    /** Ids of the questions that were not answered rightly. */
    wrong: z.array(z.uuid()),
  })
  .meta({ id: 'JudgedCeCourseExam' })
export type JudgedExam = z.infer<typeof judgedExam>

export const answerCeCourseExam = command({
  name: 'answerCeCourseExam',
  feature,
  method: 'POST',
  path: '/api/ce-courses/:id/answers',
  summary: 'Answer the exam of a course, as often as one likes; it is judged at once.',
  access: taker,
  params: byId,
  body: z.strictObject({ edition, answers: z.array(courseAnswer).max(QUESTIONS_MAX) }).meta({
    examples: [
      {
        edition: 1,
        answers: [
          {
            question_id: '0192f0c0-0000-7000-8000-0000000000e3',
            option_ids: ['0192f0c0-0000-7000-8000-0000000000e4'],
          },
        ],
      },
    ],
  }),
  answer: judgedExam,
  refusals: ['ce_course.changed', 'ce_course.no_exam', 'ce_course.answer_missing', 'ce_course.answer_unknown'],
})
