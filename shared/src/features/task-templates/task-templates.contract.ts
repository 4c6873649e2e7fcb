// Templates of tasks over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { taskTemplateFields } from './task-templates.fields'

const feature = 'task-templates'

/** Those who hand tasks to others as a matter of course. */
const who = ['coordinator', 'faculty', 'supervisor'] as const

export const taskTemplateView = z
  .object({
    id: z.uuid(),
    ...shownOf(taskTemplateFields),
    creator: personRef,
    /** May the caller change it? */
    own: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'TaskTemplate' })
export type TaskTemplateView = z.infer<typeof taskTemplateView>

const written = z.object({ id: z.uuid(), version: z.int() })

/** At most so many are told: one's own first. */
export const TEMPLATES_TOLD = 200

export const listTaskTemplates = query({
  name: 'listTaskTemplates',
  feature,
  path: '/api/task-templates',
  summary: "Templates of tasks: one's own, and those that colleagues share.",
  access: { who, relation: 'creator, or staff of the organization with whom it is shared' },
  answer: z.object({ data: z.array(taskTemplateView).max(TEMPLATES_TOLD) }),
})

const example = { name: 'Site visit', description: 'Choose two dates for your site visit', due_in: 14 }

export const saveTaskTemplate = command({
  name: 'saveTaskTemplate',
  feature,
  method: 'POST',
  path: '/api/task-templates',
  summary: 'Keep what a task says, under a name, to hand it out again.',
  access: { who, relation: 'for oneself; shared by those who may share' },
  body: z.strictObject(sentOf(taskTemplateFields)).meta({ examples: [example] }),
  answer: written,
  refusals: ['task_template.sharing_refused', 'task_template.too_many'],
})

export const changeTaskTemplate = command({
  name: 'changeTaskTemplate',
  feature,
  method: 'PUT',
  path: '/api/task-templates/:id',
  summary: 'Rename a template, share it, or put what a form says now in its place.',
  access: { who, relation: 'creator' },
  params: byId,
  body: z
    .strictObject({
      ...sentOf(taskTemplateFields),
      /** The version that was opened; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: ['task_template.sharing_refused', 'version_conflict'],
})

export const deleteTaskTemplate = command({
  name: 'deleteTaskTemplate',
  feature,
  method: 'DELETE',
  path: '/api/task-templates/:id',
  summary: 'Delete a template; tasks that were made from it stay.',
  access: { who, relation: 'creator, or, of a shared one, coordinator of the organization' },
  params: byId,
  answer: ACCEPTED,
})
