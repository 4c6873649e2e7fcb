// The tables of courses: one row each, and one for what each of their editions has asked.

import {
  type CourseStatus,
  courseFields,
  type Question,
  type Section,
} from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { ceCourseEditionPolicy, ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

/** As whoever answers it has it: which of its options are right is not there. */
export interface AskedQuestion extends Omit<Question, 'options'> {
  readonly options: readonly { readonly id: string; readonly text: string }[]
}

export type CeCourseRow = RowOf<typeof courseFields> &
  Documented & {
    readonly ce_course_id: string
    readonly organization_id: string
    readonly status: CourseStatus
    readonly edition: number
    readonly sections: readonly Section[]
    readonly questions: readonly AskedQuestion[]
    readonly words: readonly string[]
    readonly published_at: string | null
    readonly created_at: string
    readonly revision: number
  }

export const ceCourseTable: TableDefinition<CeCourseRow> = {
  name: 'ce_course',
  columns: {
    ce_course_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(courseFields),
    status: 'text',
    edition: 'integer',
    sections: 'jsonb',
    questions: 'jsonb',
    documents: 'jsonb',
    words: 'text[]',
    published_at: 'timestamptz',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'ce_course_id',
  indexes: ['organization_id, title, ce_course_id'],
  found: {},
  visible: ceCoursePolicy.see,
}

export type CeCourseEditionRow = {
  readonly ce_course_edition_id: string
  readonly ce_course_id: string
  readonly organization_id: string
  readonly edition: number
  /** With the right answers. */
  readonly questions: readonly Question[]
}

export const ceCourseEditionTable: TableDefinition<CeCourseEditionRow> = {
  name: 'ce_course_edition',
  columns: {
    ce_course_edition_id: 'uuid',
    ce_course_id: 'uuid',
    organization_id: 'uuid',
    edition: 'integer',
    questions: 'jsonb',
  },
  key: 'ce_course_edition_id',
  indexes: ['ce_course_id, edition'],
  visible: ceCourseEditionPolicy.see,
}
