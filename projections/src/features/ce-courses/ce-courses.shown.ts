// What courses show in the places of other features: what search finds of them, and how their past is told.
import type { FoundThing } from '@practicum/shared/contract/found'
import type { CourseContent } from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import type { EventData, Findable, ReadSlots } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { queryFound } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { ceCourseTable } from './ce-courses.table'

export const findableCourses: Findable = {
  uses: ['ce_course'],
  find: ({ db }, beginnings, most) => queryFound(db, ceCourseTable, { beginnings, most }),
  async show({ db, principal }, ids) {
    const where = scopeOf(ceCoursePolicy.see, principal, 't').and('t.ce_course_id = any(?::uuid[])', ids)
    const columns = 't.ce_course_id as id, t.title'
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title'>>(db, where.select(columns, 'read.ce_course t'))
    return rows.map(({ id, title }) => ({ id, title, detail: null, on: null, page: `/cecourses/${id}`, person: null }))
  },
}

/** Sections by their headings and questions by their words: nobody reads in it what would have been right. */
const contentTold = (data: EventData): EventData => {
  const { sections, questions } = data as Partial<Pick<CourseContent, 'sections' | 'questions'>>
  return {
    ...data,
    ...(sections && { sections: sections.map(({ heading }) => heading) }),
    ...(questions && { questions: questions.map(({ text }) => text) }),
  }
}

export const coursesTold: ReadSlots['historyWords'] = { CeCourseAdded: contentTold, CeCourseEdited: contentTold }
