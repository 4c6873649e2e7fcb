// What ce courses remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { ceCourseProjection } from './ce-courses.projection'
import { ceCourseQueries } from './ce-courses.queries'

export const ceCourses: ReadFeature = {
  name: 'ce-courses',
  projections: readModels(ceCourseProjection),
  queries: () => ceCourseQueries,
  assignables: {
    CeCourse: {
      uses: ['ce_course'],
      page: '/cecourses/',
      nameOf: id => `(select c.title from read.ce_course c where c.ce_course_id = ${id})`,
    },
  },
}
