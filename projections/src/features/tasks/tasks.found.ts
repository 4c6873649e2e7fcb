// What search finds of tasks: all that one may see, by the words of their descriptions, the newest first.
import { allows } from '@practicum/shared/access/policy'
import type { FoundThing } from '@practicum/shared/contract/found'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import { DESCRIPTION_SHOWN } from '@practicum/shared/features/tasks/tasks.views'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { queryFound } from '../../runner/found'
import { nameOfHolder } from '../people/person-ref'
import { visible } from './tasks.scope'
import { type TaskRow, taskTable } from './tasks.table'

type ReadFound = Pick<FoundThing, 'id' | 'title' | 'detail' | 'on'> &
  Pick<TaskRow, 'organization_id' | 'assignee_position_id'>

const COLUMNS = `t.task_id as id, left(t.description, ${DESCRIPTION_SHOWN}) as title, t.due_date::text as "on", t.organization_id, t.assignee_position_id,
  ${nameOfHolder('t.assignee_position_id')} as detail`

export const findableTasks: Findable = {
  uses: ['task', 'person', 'position'],
  find: ({ db }, beginnings, most) => queryFound(db, taskTable, { beginnings, most }),
  async show({ db, principal }, ids) {
    const where = visible(principal).and('t.task_id = any(?::uuid[])', ids)
    const rows = await queryRows<ReadFound>(db, where.select(COLUMNS, 'read.task t'))
    return rows.map(({ organization_id: organizationId, assignee_position_id: assigneePositionId, ...shown }) => {
      const theirs = allows(taskPolicy.close, principal, { organizationId, assigneePositionId })
      return { ...shown, page: `/tasks/${theirs ? 'assigned' : 'created'}/${shown.id}`, person: null }
    })
  },
}
