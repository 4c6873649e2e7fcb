// Continuing-education courses over HTTP, as far as tasks need them: which there are, and one course.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { courseFields } from './ce-courses.fields'

const feature = 'ce-courses'

export const ceCourseView = z.object({ id: z.uuid(), ...shownOf(courseFields) }).meta({ id: 'CeCourse' })
export type CeCourseView = z.infer<typeof ceCourseView>

const access = { who: 'signed-in', relation: "the course is of the caller's organization" } as const

export const allCeCourses = query({
  name: 'allCeCourses',
  feature,
  path: '/api/ce-courses',
  summary: 'Continuing-education courses of the organization, by title.',
  access,
  answer: z.array(ceCourseView),
})

export const getCeCourse = query({
  name: 'getCeCourse',
  feature,
  path: '/api/ce-courses/:id',
  summary: 'One continuing-education course.',
  access,
  params: byId,
  answer: ceCourseView,
})
