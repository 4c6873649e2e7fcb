// Events of continuing-education courses become rows of their table.
import { ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import { courseFields } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { columnsOf, type RowOf, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type CeCourseRow = RowOf<typeof courseFields> & {
  readonly ce_course_id: string
  readonly organization_id: string
}

const ceCourseTable: TableDefinition<CeCourseRow> = {
  name: 'ce_course',
  columns: { ce_course_id: 'uuid', organization_id: 'uuid', ...columnsOf(courseFields) },
  key: 'ce_course_id',
  indexes: ['organization_id, title, ce_course_id'],
  visible: ceCoursePolicy.see,
}

export const ceCourseProjection: Projection<CeCourseRow> = {
  name: 'ce_course',
  version: 1,
  table: ceCourseTable,
  skipDecryption: true,
  on: changes<CeCourseRow>()(ceCourseEvents, {
    CeCourseOffered: {
      insert: ({ data }) => ({
        ce_course_id: data.courseId,
        organization_id: data.organizationId,
        ...toRow(courseFields, data),
      }),
    },
  }),
}
