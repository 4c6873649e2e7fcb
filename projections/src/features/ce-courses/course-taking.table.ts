// The table of who has taken which course: one row for each position and course.
import { courseTakingPolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import type { StoredAnswer } from '@practicum/shared/features/ce-courses/course-taking.events'
import type { TableDefinition } from '../../runner/table'

export interface TryCell {
  /** ISO instant. */
  readonly at: string
  readonly edition: number
  readonly passed: boolean
  readonly score: number
  readonly passMark: number
  readonly wrong: readonly string[]
  readonly answers: readonly StoredAnswer[]
}

export type CourseTakingRow = {
  readonly ce_course_taking_id: string
  readonly ce_course_id: string
  readonly organization_id: string
  readonly user_id: string
  readonly position_id: string
  readonly title: string
  readonly state: 'passed' | 'failed'
  readonly tries: number
  readonly best_score: number | null
  /** The first time. */
  readonly passed_at: string | null
  /** That was completed last; null: none was. */
  readonly edition: number | null
  readonly last_at: string
  /** The newest first; of many the last ones. */
  readonly last_tries: readonly TryCell[]
}

export const courseTakingTable: TableDefinition<CourseTakingRow> = {
  name: 'ce_course_taking',
  columns: {
    ce_course_taking_id: 'uuid',
    ce_course_id: 'uuid',
    organization_id: 'uuid',
    user_id: 'uuid',
    position_id: 'uuid',
    title: 'text',
    state: 'text',
    tries: 'integer',
    best_score: 'integer',
    passed_at: 'timestamptz',
    edition: 'integer',
    last_at: 'timestamptz',
    last_tries: 'jsonb',
  },
  key: 'ce_course_taking_id',
  indexes: ['position_id, ce_course_id'],
  lists: { of: ['organization_id'], sorts: ['last_at', 'passed_at', 'title', 'tries'] },
  visible: courseTakingPolicy.see,
}
