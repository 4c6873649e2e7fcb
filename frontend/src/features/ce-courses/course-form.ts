// The values of the form of a course, and what they send.
import { courseFaults } from '@practicum/shared/features/ce-courses/ce-courses.content'
import {
  courseFields,
  type SentQuestion,
  type SentSection,
} from '@practicum/shared/features/ce-courses/ce-courses.fields'
import {
  addCeCourse,
  type CeCourseContent,
  editCeCourse,
} from '@practicum/shared/features/ce-courses/course-writing.contract'
import { initialRowOf, onlyRow } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

export interface SectionValues {
  /** Of one that the course has already. */
  readonly id?: string | undefined
  readonly heading: string
  readonly text: string
}

export interface OptionValues {
  readonly id?: string | undefined
  readonly text: string
  readonly right: boolean
}

export interface QuestionValues {
  readonly id?: string | undefined
  readonly text: string
  readonly multiple: boolean
  readonly options: readonly OptionValues[]
}

export interface CourseValues {
  readonly title: string
  readonly description: string
  readonly hipaa: boolean
  readonly pass_mark: number | null
  readonly sections: readonly SectionValues[]
  readonly questions: readonly QuestionValues[]
}

export const NEW_OPTION: OptionValues = { text: '', right: false }
export const NEW_SECTION: SectionValues = { heading: '', text: '' }
export const NEW_QUESTION: QuestionValues = { text: '', multiple: false, options: [NEW_OPTION, NEW_OPTION] }

export const EMPTY_COURSE: CourseValues = {
  ...initialRowOf(courseFields),
  ...{ title: '', sections: [NEW_SECTION], questions: [] },
}

export const valuesOf = (course: CeCourseContent): CourseValues => ({
  ...onlyRow(courseFields, course),
  sections: course.sections.map(({ id, heading, text }) => ({ id, heading, text })),
  questions: course.questions.map(({ id, text, multiple, options }) => ({
    ...{ id, text, multiple },
    options: options.map(option => ({ id: option.id, text: option.text, right: option.right })),
  })),
})

interface Filled extends Omit<CourseValues, 'pass_mark' | 'sections' | 'questions'> {
  readonly pass_mark: number
  readonly sections: SentSection[]
  readonly questions: SentQuestion[]
}

export function requestFor(
  values: CourseValues,
  opened: CeCourseContent | undefined,
): ContractRequest<{ readonly id: string }> {
  // What is empty is told by the shape of the row.
  const body = values as Filled
  return opened
    ? requestOf(editCeCourse, { params: { id: opened.id }, body: { ...body, version: opened.version } })
    : requestOf(addCeCourse, { body })
}

export const courseRules = (values: CourseValues): readonly Refusal[] => courseFaults(values)
