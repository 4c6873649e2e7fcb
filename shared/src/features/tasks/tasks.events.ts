// What happens to a task. Dates are days in the assignee's zone, kept as they were meant.
import { z } from 'zod'
import { commentContent } from '../../contract/commented'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { instant, localDate } from '../../kernel/dates'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { taskContent, taskRepetition } from './tasks.fields'
import { assignableType } from './tasks.views'

const taskId = '0192f0c0-0000-7000-8000-0000000000a1'
const userId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const by = { userId, positionId }

/** Version 1 called the dates otherwise than the specification does. */
const upcasts = {
  1: ({ startOn, dueOn, ...others }: Record<string, unknown>) => ({ ...others, startAt: startOn, dueDate: dueOn }),
}

const person = z.object({ userId: id, positionId: id })

export const taskEvents = defineEvents('task', {
  TaskCreated: event({
    version: 3,
    upcasts: { ...upcasts, 2: before => ({ ...before, dueAfter: null }) },
    schema: z.object({
      taskId: id,
      organizationId: id,
      /** null: the system, for repeated instances of a series nobody repeats by hand. */
      creator: person.nullable(),
      assigneeId: id,
      assigneePositionId: id,
      ...storedOf(taskContent),
      ...storedOf(taskRepetition),
      /** Zone in which the dates are meant: the assignee's. */
      zone: plainText(60),
      published: z.boolean(),
      /** First task of the series this one was repeated from. */
      parentId: id.nullable(),
      repeatedBy: id.nullable(),
      /** Common to the tasks handed out in one batch, and to those that repeat them. */
      batchId: id.nullable(),
      assignableType: assignableType.nullable(),
      assignableId: id.nullable(),
    }),
    sample: {
      taskId,
      organizationId,
      creator: by,
      assigneeId: userId,
      assigneePositionId: positionId,
      description: 'Read the confidentiality policy',
      startAt: null,
      dueDate: '2026-12-01',
      zone: 'America/Los_Angeles',
      published: true,
      repeatOn: 'single',
      repeatDays: null,
      repeatUntil: null,
      dueAfter: null,
      parentId: null,
      repeatedBy: null,
      batchId: null,
      assignableType: null,
      assignableId: null,
    },
  }),
  TaskEdited: event({
    version: 2,
    upcasts,
    schema: z.object({
      taskId: id,
      assigneeId: id,
      ...storedOf(taskContent),
    }),
    sample: { taskId, assigneeId: userId, description: 'Read the new policy', startAt: null, dueDate: null },
  }),
  /** It is another's to do. Its words are told anew: those of before are sealed for whoever had it. */
  TaskReassigned: event({
    version: 1,
    schema: z.object({
      taskId: id,
      formerId: id,
      formerPositionId: id,
      assigneeId: id,
      assigneePositionId: id,
      description: taskContent.description.stored,
      zone: plainText(60),
    }),
    sample: {
      taskId,
      formerId: positionId,
      formerPositionId: organizationId,
      assigneeId: userId,
      assigneePositionId: positionId,
      description: 'Read the confidentiality policy',
      zone: 'America/Los_Angeles',
    },
  }),
  TaskPublished: event({ version: 1, schema: z.object({ taskId: id }), sample: { taskId } }),
  TaskCompleted: event({ version: 1, schema: z.object({ taskId: id, by: person }), sample: { taskId, by } }),
  TaskDismissed: event({ version: 1, schema: z.object({ taskId: id, by: person }), sample: { taskId, by } }),
  /** Completing or dismissing it is taken back. */
  TaskReopened: event({ version: 1, schema: z.object({ taskId: id, by: person }), sample: { taskId, by } }),
  TaskDeleted: event({ version: 1, schema: z.object({ taskId: id }), sample: { taskId } }),
  /** Its assignee is told that it waits for them. */
  TaskReminded: event({
    version: 1,
    schema: z.object({ taskId: id, by: person, at: instant }),
    sample: { taskId, by, at: '2026-11-30T17:00:00.000Z' },
  }),
  TaskCommented: event({
    version: 1,
    schema: z.object({ taskId: id, commentId: id, authorId: id, authorPositionId: id, ...storedOf(commentContent) }),
    sample: { taskId, commentId: taskId, authorId: userId, authorPositionId: positionId, body: 'Done on Friday' },
  }),
  /** In the stream of the first task of a series: the next instance is due to exist. */
  TaskRepeated: event({
    version: 2,
    upcasts,
    schema: z.object({
      taskId: id,
      instanceId: id,
      number: z.int(),
      startAt: localDate.nullable(),
      dueDate: localDate.nullable(),
      repeatedBy: id,
      published: z.boolean(),
    }),
    sample: {
      taskId,
      instanceId: taskId,
      number: 2,
      startAt: '2026-12-08',
      dueDate: '2026-12-10',
      repeatedBy: taskId,
      published: true,
    },
  }),
})

export type TaskEvent = EventsOf<typeof taskEvents>
