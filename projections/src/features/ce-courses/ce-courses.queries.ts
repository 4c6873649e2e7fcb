// Reads of continuing-education courses: all of the organization, one of them, its exam, and all that coordinators have written of it.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import {
  allCeCourses,
  type CeCourseDetails,
  type CeCourseExam,
  type CeCourseView,
  getCeCourse,
  getCeCourseExam,
  hipaaCeCourse,
} from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { courseFields } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { ceCoursePolicy, courseTakingPolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { type CeCourseContent, getCeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { AttachmentsShown } from '../../reads/slots'
import { type Conditions, queryRows, type Statement, selected, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { documentsIn, documentsSeen } from '../attachments/documents.read'

const USES = ['ce_course', 'ce_course_taking']
const COLUMNS = `c.ce_course_id as id, ${selected(courseFields, 'c')}, c.status, c.edition, c.revision as version,
  jsonb_array_length(c.questions) as questions_count, k.state, k.tries, k.passed_at, k.edition as passed_edition`

interface ReadCourse extends Omit<CeCourseView, 'own'> {
  readonly state: 'passed' | 'failed' | null
  readonly tries: number | null
  readonly passed_at: Date | null
  readonly passed_edition: number | null
}

interface Asked {
  readonly columns?: string
  readonly rest?: string
}

/** With how the reader has done, in the position that they work in. */
const coursesAsked = (principal: Principal, where: Conditions, { columns = '', rest = '' }: Asked = {}): Statement =>
  statementOf(
    `select ${COLUMNS} ${columns} from read.ce_course c
     left join read.ce_course_taking k on k.ce_course_id = c.ce_course_id and ? where ? ${rest}`,
    [scopeOf(courseTakingPolicy.own, principal, 'k').all(), where.all()],
  )

const viewOf = <Read extends ReadCourse>({ state, tries, passed_at, passed_edition: edition, ...course }: Read) => ({
  ...course,
  own: {
    ...{ state: state ?? ('not_begun' as const), tries: tries ?? 0 },
    ...{ passed_at: passed_at?.toISOString() ?? null, edition },
  },
})

const missing = () => refuse('not_found', {}, { kind: 'missing' })

const seen = (principal: Principal): Conditions => scopeOf(ceCoursePolicy.see, principal, 'c')

const DOCUMENTS = { table: 'ce_course', key: 'ce_course_id' }

export const courseDocuments: AttachmentsShown['read'] = (db, principal, courseId) =>
  documentsSeen({ db, principal }, ceCoursePolicy.see, DOCUMENTS, courseId)

async function oneOf<More>(
  db: ScopedDb,
  principal: Principal,
  { id, columns }: { readonly id: string; readonly columns: string },
): Promise<(ReadCourse & More) | undefined> {
  const where = seen(principal).and('c.ce_course_id = ?', id)
  const [row] = await queryRows<ReadCourse & More>(db, coursesAsked(principal, where, { columns }))
  return row
}

export const ceCourseQueries: readonly Binding[] = [
  bindQuery(allCeCourses, USES, async ({ db, principal }) => {
    const rest = 'order by c.title, c.ce_course_id limit 200'
    const rows = await queryRows<ReadCourse>(db, coursesAsked(principal, seen(principal), { rest }))
    return rows.map(viewOf)
  }),
  bindQuery(hipaaCeCourse, ['ce_course'], async ({ db, principal }) => {
    const where = seen(principal).and('c.hipaa').and("c.status = 'published'")
    const newest = 'order by c.published_at desc, c.ce_course_id limit 1'
    const columns = 'c.ce_course_id as id, c.title'
    const [course] = await queryRows<Pick<CeCourseView, 'id' | 'title'>>(
      db,
      where.select(columns, 'read.ce_course c', newest),
    )
    return { course: course ?? null }
  }),
  bindQuery(getCeCourse, [...USES, 'person', 'position'], async ({ db, principal, params: { id } }) => {
    const row = await oneOf<Pick<CeCourseDetails, 'sections'>>(db, principal, { id, columns: ', c.sections' })
    return row ? { ...viewOf(row), documents: await documentsIn({ db, principal }, DOCUMENTS, [id]) } : missing()
  }),
  bindQuery(getCeCourseExam, USES, async ({ db, principal, params: { id } }) => {
    const row = await oneOf<Pick<CeCourseExam, 'questions'>>(db, principal, { id, columns: ', c.questions' })
    if (!row) return missing()
    const { title, pass_mark, edition, own, questions } = viewOf(row)
    return { id, title, pass_mark, edition, own, questions }
  }),
  bindQuery(getCeCourseContent, ['ce_course', 'ce_course_edition'], async ({ db, principal, params: { id } }) => {
    const where = scopeOf(ceCoursePolicy.change, principal, 'c').and('c.ce_course_id = ?', id)
    const columns = `c.ce_course_id as id, ${selected(courseFields, 'c')}, c.status, c.edition, c.revision as version,
      c.sections, coalesce(e.questions, '[]') as questions`
    const source = `read.ce_course c left join read.ce_course_edition e
      on e.ce_course_id = c.ce_course_id and e.edition = c.edition`
    const [content] = await queryRows<CeCourseContent>(db, where.select(columns, source))
    return content ?? missing()
  }),
]
