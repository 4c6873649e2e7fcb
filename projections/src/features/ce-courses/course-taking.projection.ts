// Events of taking courses become rows of their table.

import { TRIES_TOLD } from '@practicum/shared/features/ce-courses/course-review.contract'
import { courseTakingEvents } from '@practicum/shared/features/ce-courses/course-taking.events'
import { changes, type Projection } from '../../runner/projection'
import { type CourseTakingRow, courseTakingTable } from './course-taking.table'

interface Taken {
  readonly data: {
    readonly takingId: string
    readonly courseId: string
    readonly organizationId: string
    readonly userId: string
    readonly positionId: string
    readonly title: string
    readonly edition: number
  }
  readonly meta: { readonly occurredAt: string }
}

/** What is the same whichever way it is taken; `passed`: this time. */
const taken = (row: CourseTakingRow | undefined, { data, meta: { occurredAt } }: Taken, passed: boolean) => {
  const passed_at = row?.passed_at ?? (passed ? occurredAt : null)
  return {
    ce_course_taking_id: data.takingId,
    ce_course_id: data.courseId,
    organization_id: data.organizationId,
    user_id: data.userId,
    position_id: data.positionId,
    title: data.title,
    state: passed_at === null ? ('failed' as const) : ('passed' as const),
    ...{ passed_at, last_at: occurredAt, edition: passed ? data.edition : (row?.edition ?? null) },
  }
}

export const courseTakingProjection: Projection<CourseTakingRow> = {
  name: 'ce_course_taking',
  version: 2,
  table: courseTakingTable,
  skipDecryption: true,
  on: changes<CourseTakingRow>()(courseTakingEvents, {
    CourseRead: {
      fold: (row, event) => ({
        ...taken(row, event, true),
        ...{ tries: row?.tries ?? 0, best_score: row?.best_score ?? null, last_tries: row?.last_tries ?? [] },
      }),
    },
    CourseExamTaken: {
      fold: (row, event) => {
        const { edition, passed, score, passMark, wrong, answers } = event.data
        const one = { at: event.meta.occurredAt, edition, passed, score, passMark, wrong, answers }
        return {
          ...taken(row, event, passed),
          tries: (row?.tries ?? 0) + 1,
          best_score: Math.max(row?.best_score ?? 0, score),
          last_tries: [one, ...(row?.last_tries ?? [])].slice(0, TRIES_TOLD),
        }
      },
    },
  }),
}
