// How people have done in courses, over HTTP: for coordinators.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { list } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'

const feature = 'ce-courses'
export const access = {
  who: ['coordinator'],
  relation: "whoever takes a course of the coordinator's organization",
} as const

export const TAKING_STATES = ['passed', 'failed'] as const

export const courseTakingView = z
  .object({
    id: z.uuid(),
    course_id: z.uuid(),
    /** As it was called when it was last taken. */
    title: z.string(),
    person: personRef,
    state: z.enum(TAKING_STATES),
    /** Of the exam; 0: it was completed by reading it. */
    tries: z.int(),
    /** In percent; null: nothing was asked. */
    best_score: z.int().nullable(),
    passed_at: z.string().nullable(),
    last_at: z.string(),
  })
  .meta({ id: 'CeCourseTaking' })
export type CourseTakingView = z.infer<typeof courseTakingView>

export const listCeCourseTakings = list({
  name: 'listCeCourseTakings',
  feature,
  path: '/api/ce-course-takings',
  summary: 'Who has taken which course, and how they have done: one row for each person and course.',
  access,
  filter: z.strictObject({ course_id: givenId.optional(), state: z.enum(TAKING_STATES).optional() }),
  item: courseTakingView,
  sort: ['last_at', 'passed_at', 'title', 'tries'],
  defaultOrder: 'desc',
  columns: {
    person: namesColumn('Person'),
    title: textColumn('Course'),
    state: codesColumn('Status', { passed: 'Passed', failed: 'Not passed' }),
    tries: numberColumn('Tries'),
    best_score: numberColumn('Best score in percent'),
    passed_at: instantColumn('Passed on'),
    last_at: instantColumn('Last time'),
  },
})
