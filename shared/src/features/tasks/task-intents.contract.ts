// What is done with tasks that are there, beside closing them, over HTTP: one row each.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { pickedRef } from '../../contract/shapes'
import { taskStatus } from './tasks.views'

const feature = 'tasks'

export const remindTask = command({
  name: 'remindTask',
  feature,
  method: 'POST',
  path: '/api/tasks/:id/remind',
  summary: 'Remind whoever a task is assigned to that it waits for them; once in some hours.',
  access: { who: 'signed-in', relation: 'creator, or coordinator of the organization', impersonation: 'deny' },
  params: byId,
  reaches: () => 1,
  answer: z.object({ id: z.uuid(), reminded_at: z.string().nullable() }),
  refusals: ['task.closed', 'task.not_published', 'task.own', 'task.reminded_lately'],
})

export const reassignTask = command({
  name: 'reassignTask',
  feature,
  method: 'POST',
  path: '/api/tasks/:id/reassign',
  summary: 'Give an incomplete task to somebody else, with all that was said and attached.',
  access: {
    who: 'signed-in',
    relation: 'creator, or coordinator of the organization; the assignee is available to the caller in the picker',
    impersonation: 'allow',
  },
  params: byId,
  body: z.strictObject({
    assignee: pickedRef,
    /** The version that was seen; a newer one is a conflict. */
    version: z.int().optional(),
  }),
  reaches: () => 1,
  answer: z.object({ id: z.uuid(), version: z.int() }),
  refusals: [
    'task.closed',
    'task.same_assignee',
    'task.has_already',
    'task.role_not_submitter',
    'task.assignable_unknown',
    'person.not_available',
    'version_conflict',
  ],
})

export const reopenTask = command({
  name: 'reopenTask',
  feature,
  method: 'POST',
  path: '/api/tasks/:id/reopen',
  summary: 'Take back that a task was completed or dismissed: it is incomplete again.',
  access: { who: 'signed-in', relation: 'assignee', impersonation: 'deny' },
  params: byId,
  answer: z.object({ id: z.uuid(), status: taskStatus }),
  refusals: ['task.not_assignee', 'task.repeated'],
})
