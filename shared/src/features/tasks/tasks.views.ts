// What tasks look like to those who see them: their words, their limits, and their shape in lists and in full.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { commentView } from '../../contract/commented'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { taskContent, taskRepetition } from './tasks.fields'

export const TASK_STATUSES = ['incomplete', 'complete', 'dismissed'] as const
export const taskStatus = z.enum(TASK_STATUSES).meta({ id: 'TaskStatus' })
export type TaskStatus = z.infer<typeof taskStatus>

export const assignableType = z.enum(['Form', 'CeCourse', 'Meeting'])

/** Lists cut a description after so many characters. */
export const DESCRIPTION_SHOWN = 125
export const BATCH_MAX = 200

/** A task as lists show it: what it is, how it stands, and whose it is. */
export const taskSummary = z.object({
  id: z.uuid(),
  ...shownOf(taskContent),
  repeat_on: taskRepetition.repeatOn.shown,
  status: taskStatus,
  completed_at: z.string().nullable(),
  dismissed_at: z.string().nullable(),
  created_at: z.string(),
  published: z.boolean(),
  past_due: z.boolean(),
  assignable_type: assignableType.nullable(),
  assignable_id: z.uuid().nullable(),
  assignable_url: z.string().nullable(),
  /** What the linked thing is called; null when there is none, or the reader may not see it. */
  assignable_name: z.string().nullable(),
  assignee: personRef,
  /** null: the system made it. */
  creator: personRef.nullable(),
  self_assigned: z.boolean(),
  /** When its assignee was reminded last. */
  reminded_at: z.string().nullable(),
  comments_count: z.int(),
  /** Revision to send back as `version` when editing. */
  version: z.int(),
})
export type TaskSummary = z.infer<typeof taskSummary>

/** Tasks that were handed out in one batch or are of one series, as far as the reader has them in the list and, where it is narrowed to a person, this person does. */
export const handedOut = z
  .object({
    /** The list is narrowed to them by it. */
    id: z.uuid(),
    tasks: z.int(),
    people: z.int(),
    completed: z.int(),
    open: z.int(),
    past_due: z.int(),
    /** Of those that are open. */
    next_due: z.string().nullable(),
  })
  .meta({ id: 'HandedOut' })
export type HandedOut = z.infer<typeof handedOut>

export const listedTask = taskSummary
  .extend({
    /** Only in a folded list: the row stands for all of them. */
    together: handedOut.optional(),
  })
  .meta({ id: 'TaskSummary' })
export type ListedTask = z.infer<typeof listedTask>

export const taskView = taskSummary.extend({
  ...shownOf(taskRepetition),
  start_at_formatted: z.string().nullable(),
  due_date_formatted: z.string().nullable(),
  parent_id: z.uuid().nullable(),
  /** The task whose completion or schedule brought this one about. */
  repeated_by: z.uuid().nullable(),
  latest_instance_id: z.uuid().nullable(),
  tasks_in_series_count: z.int(),
  children_count: z.int(),
  assignee_id: z.uuid(),
  creator_id: z.uuid().nullable(),
  creator_name: z.string(),
})
export type TaskView = z.infer<typeof taskView>

export const taskDetails = taskView
  .extend({
    /** The newest; `comments_count` says how many there are. */
    comments: z.array(commentView),
    children: z.array(taskView.pick({ id: true, status: true, start_at: true, due_date: true, published: true })),
    documents: z.array(attachmentView),
    /** The people of a batch that was handed out together. */
    assignees: z.array(personRef),
  })
  .meta({ id: 'TaskDetails' })
export type TaskDetails = z.infer<typeof taskDetails>
