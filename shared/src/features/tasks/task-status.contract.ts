// The status of a task by one call: apart from its other calls, for no page makes it.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { closing, signedIn } from './tasks.contract'
import { taskStatus } from './tasks.views'

const feature = 'tasks'

export const setTaskStatus = command({
  name: 'setTaskStatus',
  feature,
  method: 'PATCH',
  path: '/api/tasks/:id/status',
  summary: 'completeTask or dismissTask, by the status that it leads to.',
  access: { ...signedIn, relation: 'assignee', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ status: z.enum(['complete', 'dismissed']) }),
  answer: z.object({ id: z.uuid(), status: taskStatus }),
  refusals: closing.refusals,
})
