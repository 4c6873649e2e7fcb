// Tasks over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { codesColumn, dayColumn, instantColumn, namesColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { commentContent, commentPage, earlierThan } from '../../contract/commented'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { pickedRef } from '../../contract/shapes'
import { changedOf, sentOf } from '../../kernel/fields'
import { taskContent, taskRepetition } from './tasks.fields'
import { taskFilter } from './tasks.filter'
import { assignableType, BATCH_MAX, listedTask, taskDetails, taskStatus } from './tasks.views'

const feature = 'tasks'

/** What the task form sends. Dates are days in the creator's zone; `start_at` absent means published at once. */
const taskForm = {
  ...sentOf(taskContent),
  ...sentOf(taskRepetition),
  /** Set when the form says "publish in the future": then a start date is required. */
  publish_later: z.boolean().default(false),
  assignable_type: assignableType.nullish(),
  assignable_id: z.uuid().nullish(),
}

export const signedIn = { who: 'signed-in' } as const

export const listTasks = list({
  name: 'listTasks',
  feature,
  path: '/api/tasks',
  summary: 'Tasks assigned to the current position, or created by it. With history: completed and dismissed ones too.',
  access: { ...signedIn, relation: 'assignee (published or self-assigned) or creator' },
  filter: taskFilter,
  item: listedTask,
  sort: ['created_at', 'due_date', 'start_at', 'description', 'status'],
  defaultOrder: 'desc',
  counted: true,
  columns: {
    description: textColumn('Description', 'assignable_name'),
    assignee: namesColumn('Assigned to'),
    creator: namesColumn('Assigned by'),
    due_date: dayColumn('Due'),
    created_at: instantColumn('Asked'),
    status: codesColumn('Status', { incomplete: 'Incomplete', complete: 'Complete', dismissed: 'Dismissed' }),
    past_due: yesOrNoColumn('Past due'),
    completed_at: instantColumn('Completed'),
    dismissed_at: instantColumn('Dismissed'),
  },
})

export const getTask = query({
  name: 'getTask',
  feature,
  path: '/api/tasks/:id',
  summary: 'One task with its comments and its series.',
  access: {
    ...signedIn,
    relation: 'assignee (published or self-assigned), creator, or coordinator of the organization',
  },
  params: byId,
  answer: taskDetails,
})

const DATE_REFUSALS = [
  'task.start_required',
  'task.start_too_early',
  'task.due_in_past',
  'task.due_before_start',
] as const

const CREATION_REFUSALS = [
  'usergroup.pick_required',
  'person.not_available',
  'task.description_required',
  'task.form_required',
  'task.assignable_unknown',
  'task.role_not_submitter',
  ...DATE_REFUSALS,
  'task.repeat_days_required',
  'task.repeat_until_required',
  'task.repeat_until_past',
  'task.due_twice',
] as const

export const createTask = command({
  name: 'createTask',
  feature,
  method: 'POST',
  path: '/api/tasks',
  summary: 'Hand a task to one person, or to oneself when no assignee is given and `self` is set.',
  access: { ...signedIn, relation: 'assignee is available to the caller in the picker', impersonation: 'allow' },
  body: z
    .strictObject({ ...taskForm, assignee: pickedRef.nullish(), self: z.boolean().default(false) })
    .meta({ examples: [{ description: 'Read chapter 3', due_date: '2030-01-31', self: true }] }),
  reaches: ({ self, assignee }) => (self ? 0 : [assignee ?? []].flat().length),
  answer: z.object({ id: z.uuid(), version: z.int() }),
  refusals: CREATION_REFUSALS,
})

export const createTaskBatch = command({
  name: 'createTaskBatch',
  feature,
  method: 'POST',
  path: '/api/tasks/batch',
  summary: 'Hand the same task to several people: one task each.',
  access: { ...signedIn, relation: 'every assignee is available to the caller in the picker', impersonation: 'allow' },
  body: z.strictObject({ ...taskForm, assignees: z.array(pickedRef).max(BATCH_MAX) }),
  reaches: ({ assignees }) => assignees.length,
  answer: z.object({ batch_id: z.uuid(), ids: z.array(z.uuid()) }),
  refusals: CREATION_REFUSALS,
})

export const editTask = command({
  name: 'editTask',
  feature,
  method: 'PUT',
  path: '/api/tasks/:id',
  summary: 'Change description, publish date and due date of an incomplete task.',
  access: { ...signedIn, relation: 'creator, or coordinator of the organization', impersonation: 'allow' },
  params: byId,
  body: z.strictObject({
    ...changedOf(taskContent),
    ...changedOf(taskRepetition),
    /** The version the form was opened with; a newer one is a conflict. */
    version: z.int().optional(),
  }),
  answer: z.object({ id: z.uuid(), version: z.int() }),
  refusals: [
    'task.description_required',
    ...DATE_REFUSALS,
    'task.repeat_fixed',
    'task.publish_date_fixed',
    'task.already_published',
    'task.closed',
    'version_conflict',
  ],
})

export const closing = {
  feature,
  method: 'POST',
  access: { ...signedIn, relation: 'assignee', impersonation: 'deny' },
  params: byId,
  answer: z.object({ id: z.uuid(), status: taskStatus }),
  refusals: ['task.not_assignee', 'task.closed', 'task.not_published'],
} as const

export const completeTask = command({
  ...closing,
  name: 'completeTask',
  path: '/api/tasks/:id/complete',
  summary: 'Say that a task is done.',
})

export const dismissTask = command({
  ...closing,
  name: 'dismissTask',
  path: '/api/tasks/:id/dismiss',
  summary: 'Close a task without doing it.',
})

export const deleteTask = command({
  name: 'deleteTask',
  feature,
  method: 'DELETE',
  path: '/api/tasks/:id',
  summary: 'Withdraw a task that is not part of a series.',
  access: { ...signedIn, relation: 'creator, or coordinator of the organization', impersonation: 'deny' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['task.in_series'],
})

export const taskComments = query({
  name: 'taskComments',
  feature,
  path: '/api/tasks/:id/comments',
  summary: 'Comments of a task by pages, from the newest backwards.',
  access: { ...signedIn, relation: 'may see the task' },
  params: byId,
  query: earlierThan,
  answer: commentPage,
})

export const commentOnTask = command({
  name: 'commentOnTask',
  feature,
  method: 'POST',
  path: '/api/tasks/:id/comments',
  summary: 'Say something about a task to those who see it.',
  access: { ...signedIn, relation: 'may see the task', impersonation: 'deny' },
  params: byId,
  body: z.strictObject(sentOf(commentContent)),
  reaches: () => 1,
  answer: z.object({ id: z.uuid() }),
})
