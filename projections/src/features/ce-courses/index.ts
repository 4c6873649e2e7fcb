// What ce courses remember and answer: the one object that the list of features holds.
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { ceCourseEditionProjection, ceCourseProjection } from './ce-courses.projection'
import { ceCourseQueries, courseDocuments } from './ce-courses.queries'
import { coursesTold, findableCourses } from './ce-courses.shown'
import { courseReviewQueries } from './course-reviews.queries'
import { courseTakingProjection } from './course-taking.projection'

export const ceCourses: ReadFeature = {
  name: 'ce-courses',
  projections: readModels(ceCourseProjection, ceCourseEditionProjection, courseTakingProjection),
  queries: () => [...ceCourseQueries, ...courseReviewQueries],
  assignables: {
    CeCourse: {
      uses: ['ce_course'],
      page: '/cecourses/',
      nameOf: id => `(select c.title from read.ce_course c where c.ce_course_id = ${id})`,
    },
  },
  attachables: { cecourse: { uses: ['ce_course', 'person', 'position'], read: courseDocuments } },
  findables: { cecourse: findableCourses },
  historyWords: coursesTold,
  // It says what stood in drafts, and the events that lie behind it what is right.
  history: {
    cecourse: { projection: ceCourseProjection, machinery: ['words'], onlyFor: ceCoursePolicy.change },
  },
}
