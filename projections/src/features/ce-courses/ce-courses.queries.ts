// Reads of continuing-education courses: all of the organization, and one.
import { bindQuery } from '@practicum/infra/http/bindings'
import { allCeCourses, type CeCourseView, getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { refuse } from '@practicum/shared/kernel/refusal'

const USES = ['ce_course']
const SELECT = 'select ce_course_id as id, title from read.ce_course where organization_id = $1'

export const ceCourseQueries = [
  bindQuery(allCeCourses, USES, async ({ db, principal }) => [
    ...(await db.query<CeCourseView>(`${SELECT} order by title, ce_course_id limit 200`, [principal.organizationId])),
  ]),
  bindQuery(getCeCourse, USES, async ({ db, principal, params }) => {
    const [course] = await db.query<CeCourseView>(`${SELECT} and ce_course_id = $2`, [
      principal.organizationId,
      params.id,
    ])
    return course ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]
