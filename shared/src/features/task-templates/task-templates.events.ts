// What happens to a template of tasks.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { initiallyOf, storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { taskTemplateFields } from './task-templates.fields'

const taskTemplateId = '0192f0c0-0000-7000-8000-0000000000e1'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'

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
      creatorPositionId: '0192f0c0-0000-7000-8000-000000000002',
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

export type TaskTemplateEvent = EventsOf<typeof taskTemplateEvents>
