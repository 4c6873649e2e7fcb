// How somebody has done in one course, over HTTP, with what they have answered: apart, for only who looks at it fetches it.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { access, courseTakingView } from './course-reviews.contract'

const feature = 'ce-courses'

/** How many of the last tries are told with their answers. */
export const TRIES_TOLD = 20

const reviewedTry = z.object({
  at: z.string(),
  edition: z.int(),
  passed: z.boolean(),
  score: z.int(),
  pass_mark: z.int(),
  questions: z.array(
    z.object({
      id: z.uuid(),
      text: z.string(),
      right: z.boolean(),
      /** Those that were offered then. */
      options: z.array(z.object({ id: z.uuid(), text: z.string(), right: z.boolean(), chosen: z.boolean() })),
    }),
  ),
})
export type ReviewedTry = z.infer<typeof reviewedTry>

/** The newest try first. */
export const courseReview = courseTakingView
  .extend({ last_tries: z.array(reviewedTry).max(TRIES_TOLD) })
  .meta({ id: 'CeCourseReview' })
export type CourseReview = z.infer<typeof courseReview>

export const getCeCourseTaking = query({
  name: 'getCeCourseTaking',
  feature,
  path: '/api/ce-course-takings/:id',
  summary: 'How somebody has done in one course: the last tries with what was answered.',
  access,
  params: byId,
  answer: courseReview,
})
