// What happens to a template of tasks.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { initiallyOf, storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { taskTemplateFields } from './task-templates.fields'

const taskTemplateId = '0192f0c0-0000-7000-8000-0000000000e1'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'

const written = { creatorId: id, ...storedOf(taskTemplateFields) }
const sample = {
  ...initiallyOf(taskTemplateFields),
  name: 'Weekly reflection',
  description: 'Write half a page about your week',
  repeatOn: 'schedule' as const,
  repeatDays: 7,
  repeatFor: 90,
  dueAfter: 3,
}

export const taskTemplateEvents = defineEvents('tasktemplate', {
  TaskTemplateSaved: event({
    version: 1,
    schema: z.object({ taskTemplateId: id, organizationId: id, creatorPositionId: id, ...written }),
    sample: {
      taskTemplateId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      creatorPositionId: positionId,
      creatorId,
      ...sample,
    },
  }),
  TaskTemplateChanged: event({
    version: 1,
    schema: z.object({ taskTemplateId: id, ...written }),
    sample: { taskTemplateId, creatorId, ...sample, name: 'Reflection, weekly', shared: true },
  }),
  TaskTemplateDeleted: event({
    version: 1,
    schema: z.object({ taskTemplateId: id }),
    sample: { taskTemplateId },
  }),
})

const place = z.object({ positionId: id, taskTemplateId: id })

/** How many of them a person keeps. */
export const templateShelfEvents = defineEvents('templateshelf', {
  TemplateKept: event({ version: 1, schema: place, sample: { positionId, taskTemplateId } }),
  TemplateGivenUp: event({ version: 1, schema: place, sample: { positionId, taskTemplateId } }),
})

export type TaskTemplateEvent = EventsOf<typeof taskTemplateEvents>
export type TemplateShelfEvent = EventsOf<typeof templateShelfEvents>
