// Reads of continuing-education courses: all of the organization, and one.
import { bindQuery } from '@practicum/infra/http/bindings'
import { allCeCourses, type CeCourseView, getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { courseFields } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const USES = ['ce_course']
const COLUMNS = `c.ce_course_id as id, ${selected(courseFields, 'c')}`
const SOURCE = 'read.ce_course c'
const ORDER = 'order by c.title, c.ce_course_id limit 200'

export const ceCourseQueries = [
  bindQuery(allCeCourses, USES, async ({ db, principal }) => [
    ...(await queryRows<CeCourseView>(db, scopeOf(ceCoursePolicy.see, principal, 'c').select(COLUMNS, SOURCE, ORDER))),
  ]),
  bindQuery(getCeCourse, USES, async ({ db, principal, params }) => {
    const where = scopeOf(ceCoursePolicy.see, principal, 'c').and('c.ce_course_id = ?', params.id)
    const [course] = await queryRows<CeCourseView>(db, where.select(COLUMNS, SOURCE))
    return course ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]
