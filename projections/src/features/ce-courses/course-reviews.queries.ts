// Reads of how people have done in courses: the list, and one person in one course with what was answered.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import type { Question } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { courseTakingPolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { getCeCourseTaking, type ReviewedTry } from '@practicum/shared/features/ce-courses/course-review.contract'
import {
  type CourseTakingView,
  listCeCourseTakings,
} from '@practicum/shared/features/ce-courses/course-reviews.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { wordsOf } from '@practicum/shared/kernel/words'
import { containing, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { personJson, positionsNamed, shownPerson } from '../people/person-ref'
import type { TryCell } from './course-taking.table'

const USES = ['ce_course_taking', 'person', 'position']
const COLUMNS = `t.ce_course_taking_id as id, t.ce_course_id as course_id, t.title, t.state, t.tries, t.best_score,
  t.passed_at, t.last_at, t.user_id, t.position_id, ${personJson('t.position_id')} as person`

interface ReadTaking extends Omit<CourseTakingView, 'person' | 'passed_at' | 'last_at'> {
  readonly person: PersonRef | null
  readonly user_id: string
  readonly position_id: string
  readonly passed_at: Date | null
  readonly last_at: Date
}

const SORTS = {
  last_at: { by: ['t.last_at'] },
  passed_at: { by: ['t.passed_at'], nullable: true },
  title: { by: ['t.title'] },
  tries: { by: ['t.tries'] },
} as const

const viewOf = ({ person, user_id, position_id, passed_at, last_at, ...row }: ReadTaking): CourseTakingView => ({
  ...row,
  person: shownPerson(person, user_id, position_id),
  passed_at: passed_at?.toISOString() ?? null,
  last_at: last_at.toISOString(),
})

export const courseReviewQueries: readonly Binding[] = [
  bindList(listCeCourseTakings, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(courseTakingPolicy.review, principal, 't').map(one => {
      one.when(filter.course_id, 't.ce_course_id = ?').when(filter.state, 't.state = ?')
      for (const word of terms.flatMap(wordsOf)) {
        one.and('t.position_id in ? or t.title ilike ?', positionsNamed(word), containing(word))
      }
      return one
    })
    const { rows, ...counted } = await queryPage<ReadTaking>(db, {
      columns: COLUMNS,
      source: 'read.ce_course_taking t',
      key: 't.ce_course_taking_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getCeCourseTaking, [...USES, 'ce_course_edition'], async ({ params, principal, db }) => {
    const where = scopeOf(courseTakingPolicy.review, principal, 't').and('t.ce_course_taking_id = ?', params.id)
    const columns = `${COLUMNS}, t.last_tries`
    const [row] = await queryRows<ReadTaking & { readonly last_tries: readonly TryCell[] }>(
      db,
      where.select(columns, 'read.ce_course_taking t'),
    )
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    const { last_tries, ...taking } = row
    const askedIn = await askedOf(db, row.course_id, last_tries)
    return { ...viewOf(taking), last_tries: last_tries.map(one => reviewed(one, askedIn.get(one.edition) ?? [])) }
  }),
]

/** What each of these editions has asked. */
async function askedOf(
  db: ScopedDb,
  courseId: string,
  tries: readonly TryCell[],
): Promise<ReadonlyMap<number, readonly Question[]>> {
  const rows = await db.query<{ edition: number; questions: readonly Question[] }>(
    'select edition, questions from read.ce_course_edition where ce_course_id = $1 and edition = any($2::integer[])',
    [courseId, [...new Set(tries.map(({ edition }) => edition))]],
  )
  return new Map(rows.map(({ edition, questions }) => [edition, questions]))
}

function reviewed(
  { at, edition, passed, score, passMark, wrong, answers }: TryCell,
  asked: readonly Question[],
): ReviewedTry {
  const chosen = new Set(answers.flatMap(({ optionIds }) => optionIds))
  return {
    ...{ at, edition, passed, score, pass_mark: passMark },
    questions: asked.map(({ id, text, options }) => ({
      ...{ id, text, right: !wrong.includes(id) },
      options: options.map(option => ({ ...option, chosen: chosen.has(option.id) })),
    })),
  }
}
