// Reads of continuing-education courses: all of the organization, and one.
import { bindQuery } from '@practicum/infra/http/bindings'
import { allCeCourses, type CeCourseView, getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { courseFields } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import { selected } from '../../runner/conditions'

const USES = ['ce_course']
const SELECT = `select c.ce_course_id as id, ${selected(courseFields, 'c')} from read.ce_course c where c.organization_id = $1`

export const ceCourseQueries = [
  bindQuery(allCeCourses, USES, async ({ db, principal }) => [
    ...(await db.query<CeCourseView>(`${SELECT} order by c.title, c.ce_course_id limit 200`, [
      principal.organizationId,
    ])),
  ]),
  bindQuery(getCeCourse, USES, async ({ db, principal, params }) => {
    const [course] = await db.query<CeCourseView>(`${SELECT} and c.ce_course_id = $2`, [
      principal.organizationId,
      params.id,
    ])
    return course ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]
