// The rules of courses: written as a draft, published, changed edition by edition, withdrawn, and put away.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { initiallyOf, only, type StoredOf, sameIn } from '../../kernel/fields'
import { refuse } from '../../kernel/refusal'
import { courseFault } from './ce-courses.content'
import type { CeCourseEvent } from './ce-courses.events'
import { type CourseStatus, courseFields, type Question, type Section } from './ce-courses.fields'

/** What coordinators write. */
export type CourseContent = StoredOf<typeof courseFields> & {
  readonly sections: readonly Section[]
  readonly questions: readonly Question[]
}

interface OfCourse {
  readonly courseId: string
  readonly organizationId: string
}

export type CeCourseCommand =
  | ({ readonly type: 'AddCourse'; readonly content: CourseContent } & OfCourse)
  | { readonly type: 'EditCourse'; readonly content: CourseContent }
  | { readonly type: 'PublishCourse' | 'WithdrawCourse' | 'ArchiveCourse' | 'UnarchiveCourse' }

export type CeCourse = CourseContent & OfCourse & { readonly status: CourseStatus; readonly edition: number }
export type CeCourseState = { readonly status: 'unknown' } | CeCourse

export const ceCourseDecider: Decider<CeCourseCommand, CeCourseState, CeCourseEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'AddCourse') return state.status === 'unknown' ? add(command) : []
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    if (command.type === 'EditCourse') return edit(command.content, state)
    return CHANGES[command.type](state)
  },
  evolve(state, event) {
    if (event.type === 'CeCourseOffered') return { ...NOTHING_WRITTEN, ...event.data, status: 'published' }
    if (event.type === 'CeCourseAdded') return { ...event.data, status: 'draft' }
    return state.status === 'unknown' ? state : evolved(state, event)
  },
}

const NOTHING_WRITTEN = { ...initiallyOf(courseFields), edition: 1, sections: [], questions: [] } as const

function evolved(
  state: CeCourse,
  event: Exclude<CeCourseEvent, { type: 'CeCourseOffered' | 'CeCourseAdded' }>,
): CeCourse {
  switch (event.type) {
    case 'CeCourseEdited':
      return { ...event.data, status: state.status }
    case 'CeCoursePublished':
      return { ...state, status: 'published' }
    case 'CeCourseWithdrawn':
    case 'CeCourseUnarchived':
      return { ...state, status: 'draft' }
    case 'CeCourseArchived':
      return { ...state, status: 'archived' }
    default:
      return assertNever(event)
  }
}

const isArchived = () => refuse('ce_course.archived', {}, { kind: 'conflict' })
const isEmpty = (field?: string) => refuse('ce_course.empty', {}, field === undefined ? {} : { field })

function add({
  courseId,
  organizationId,
  content,
}: Extract<CeCourseCommand, { type: 'AddCourse' }>): Decision<CeCourseEvent> {
  const refused = courseFault(content)
  if (refused) return refused
  return [{ type: 'CeCourseAdded', data: { courseId, organizationId, ...contentOf(content), edition: 1 } }]
}

/** Saving what already stands there changes nothing, and is no edition of its own. */
function edit(content: CourseContent, course: CeCourse): Decision<CeCourseEvent> {
  if (course.status === 'archived') return isArchived()
  const refused = courseFault(content)
  if (refused) return refused
  // Who sees it has something to read.
  if (course.status === 'published' && content.sections.length === 0) return isEmpty('sections')
  if (sameContent(content, course)) return []
  const { courseId, organizationId, edition } = course
  return [{ type: 'CeCourseEdited', data: { courseId, organizationId, ...contentOf(content), edition: edition + 1 } }]
}

const contentOf = (of: CourseContent): CourseContent => ({
  ...only(courseFields, of),
  sections: of.sections,
  questions: of.questions,
})

function sameContent(one: CourseContent, other: CourseContent): boolean {
  const said = ({ sections, questions }: CourseContent): string =>
    JSON.stringify([
      sections.map(({ id, heading, text }) => [id, heading, text]),
      questions.map(({ id, text, multiple, options }) => [
        ...[id, text, multiple],
        options.map(option => [option.id, option.text, option.right]),
      ]),
    ])
  return sameIn(courseFields, one, other) && said(one) === said(other)
}

type Changing = Exclude<CeCourseCommand['type'], 'AddCourse' | 'EditCourse'>

/** One that is so already stays as it is. */
const CHANGES: Readonly<Record<Changing, (course: CeCourse) => Decision<CeCourseEvent>>> = {
  PublishCourse: course => {
    if (course.status === 'archived') return isArchived()
    if (course.status === 'published') return []
    return course.sections.length === 0 ? isEmpty() : told('CeCoursePublished', course)
  },
  WithdrawCourse: course => (course.status === 'published' ? told('CeCourseWithdrawn', course) : []),
  ArchiveCourse: course => (course.status === 'archived' ? [] : told('CeCourseArchived', course)),
  UnarchiveCourse: course => (course.status === 'archived' ? told('CeCourseUnarchived', course) : []),
}

type Told = 'CeCoursePublished' | 'CeCourseWithdrawn' | 'CeCourseArchived' | 'CeCourseUnarchived'

const told = (type: Told, { courseId, organizationId }: OfCourse): readonly CeCourseEvent[] => [
  { type, data: { courseId, organizationId } },
]
