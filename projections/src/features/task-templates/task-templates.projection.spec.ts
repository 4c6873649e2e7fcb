// Events of templates of tasks, and the rows they become.
import { taskTemplateEvents } from '@practicum/shared/features/task-templates/task-templates.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { taskTemplateProjection } from './task-templates.projection'

const samples = taskTemplateEvents.definitions
const { sample } = samples.TaskTemplateSaved
const event = eventsOf(taskTemplateEvents, sample.taskTemplateId)
const saved = event('TaskTemplateSaved', 0)

test('what was saved knows whose it is, and what a task of it says', () => {
  expect(rowAfter(taskTemplateProjection, [saved])).toEqual({
    task_template_id: sample.taskTemplateId,
    organization_id: sample.organizationId,
    creator_id: sample.creatorId,
    creator_position_id: sample.creatorPositionId,
    ...{ name: sample.name, description: sample.description, due_in: null, due_after: 3 },
    ...{ repeat_on: 'schedule', repeat_days: 7, repeat_for: 90, shared: false, revision: 0 },
  })
})

test('a change is seen, and what was deleted is gone', () => {
  const changed = event('TaskTemplateChanged', 1)
  expect(rowAfter(taskTemplateProjection, [saved, changed])).toMatchObject({
    ...{ name: 'Reflection, weekly', shared: true, revision: 1 },
  })
  expect(rowAfter(taskTemplateProjection, [saved, event('TaskTemplateDeleted', 1)])).toBeUndefined()
})

test('no event is left out', () => {
  expect(Object.keys(taskTemplateProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
