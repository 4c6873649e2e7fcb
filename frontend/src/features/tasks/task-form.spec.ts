// The task form as data: what it refuses, what it sends, and who is offered what.
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { aPerson, aPosition, aTask, aUser, idOf, somebody } from '../../testing/fixtures'
import { complaintsByField } from '../../testing/forms'
import { editTaskRefusals, editTaskRequest, valuesOf } from './edit-task-form'
import { type NewTaskFor, newTask, newTaskRefusals, newTaskRequest } from './new-task-form'
import type { TaskValues } from './TaskFields'
import { completedElsewhere, inSeries, mayClose, mayEdit } from './task-rights'

const TODAY = '2026-11-21'
const ana = somebody(11, 'Ana Ruiz')
const devon = somebody(12, 'Devon Clarke')
const good: TaskValues = { ...newTask(), description: 'Upload it', assignees: [ana] }
const errors = (part: Partial<TaskValues>, mode: NewTaskFor['mode'] = 'create') =>
  complaintsByField(newTaskRefusals({ ...good, ...part }, { mode }, TODAY))
const sent = (values: TaskValues, opened: NewTaskFor = { mode: 'create' }) => {
  const { row, options } = newTaskRequest(values, opened)
  return { name: row.name, body: options.body as Record<string, unknown> }
}

test('a complete form has no errors', () => expect(errors({})).toEqual({}))

test('TASK-021 a task for others needs somebody, a to-do does not', () => {
  expect(errors({ assignees: [] })).toEqual({ assignees: 'Pick at least one person' })
  expect(errors({ assignees: [] }, 'self')).toEqual({})
})

test('TASK-022 publishing in the future needs a start', () => {
  expect(errors({ publish_later: true })).toEqual({ start_at: 'field required' })
  expect(errors({ publish_later: true, start_at: '2026-12-01' })).toEqual({})
})

test('TASK-023 a due date in the past is refused', () => {
  expect(errors({ due_date: '2026-11-20' })).toEqual({ due_date: 'due date cannot be in the past' })
  expect(errors({ due_date: TODAY })).toEqual({})
})

test('TASK-025 repeating on schedule needs an end that is not in the past', () => {
  const repeating = { repeat_on: 'schedule', repeat_days: 7 } as const
  expect(errors(repeating)).toHaveProperty('repeat_until')
  expect(errors({ ...repeating, repeat_until: '2026-11-20' })).toHaveProperty('repeat_until')
  expect(errors({ ...repeating, repeat_until: '2026-12-24' })).toEqual({})
  expect(errors({ ...repeating, repeat_on: 'complete' })).toEqual({})
})

test('TASK-026 repeating needs at least one day', () => {
  const repeating = { repeat_on: 'schedule', repeat_until: '2026-12-24' } as const
  expect(errors({ ...repeating, repeat_days: null })).toHaveProperty('repeat_days')
  expect(errors({ ...repeating, repeat_days: 0 })).toHaveProperty('repeat_days')
  expect(errors({ ...repeating, repeat_days: 1 })).toEqual({})
})

test('TASK-027 a general task needs a description of more than blanks', () => {
  expect(errors({ description: '  ' })).toEqual({ description: 'a description is required' })
})

test('TASK-018 publishing on completion switches between schedule and complete', () => {
  const repeating: TaskValues = { ...good, repeat_on: 'schedule', repeat_days: 7, repeat_until: '2026-12-24' }
  expect(sent(repeating).body).toMatchObject({ repeat_on: 'schedule', repeat_until: '2026-12-24' })
  expect(sent({ ...repeating, repeat_on: 'complete' }).body).toMatchObject({
    repeat_on: 'complete',
    repeat_until: null,
  })
  expect(sent(good).body).toMatchObject({ repeat_on: 'single', repeat_days: null })
})

test('TASK-032 one assignee goes as assignee, several as assignees', () => {
  const one = sent(good)
  expect(one).toMatchObject({ name: 'createTask', body: { assignee: { id: idOf(11), position_id: idOf(61) } } })
  expect(one.body).not.toHaveProperty('assignees')
  const several = sent({ ...good, assignees: [ana, devon] })
  expect(several).toMatchObject({ name: 'createTaskBatch', body: { assignees: [{ id: idOf(11) }, { id: idOf(12) }] } })
  expect(several.body).not.toHaveProperty('assignee')
})

test('a to-do is sent for oneself', () => {
  expect(sent({ ...good, assignees: [] }, { mode: 'self' }).body).toMatchObject({ self: true })
})

describe('editing', () => {
  const edited = (values: TaskValues, task: TaskView) => ({
    body: editTaskRequest(values, task).options.body as Record<string, unknown>,
  })
  const repeated = { repeat_on: 'schedule', repeat_days: 7, repeat_until: '2027-02-01' } as const

  test('TASK-019 the repeat settings of an existing task are not sent', () => {
    const task = aTask(repeated)
    const { body } = edited(valuesOf(task), task)
    expect(Object.keys(body).toSorted()).toEqual(['description', 'due_date', 'version'])
  })

  test('TASK-020 the publish date is sent only before it has come, and never of a repeated instance', () => {
    const waiting = aTask({ published: false, start_at: '2026-12-01' })
    expect(edited(valuesOf(waiting), waiting).body).toHaveProperty('start_at', '2026-12-01')
    const instance = { ...waiting, parent_id: idOf(9) }
    expect(edited(valuesOf(instance), instance).body).not.toHaveProperty('start_at')
  })

  test('TASK-024 a due date can be cleared', () => {
    const task = aTask({ due_date: '2026-12-01' })
    expect(edited({ ...valuesOf(task), due_date: null }, task).body).toMatchObject({ due_date: null, version: 3 })
  })

  test('a date that has passed since does not stop an edit', () => {
    expect(editTaskRefusals(valuesOf(aTask({ due_date: '2026-11-01' })))).toEqual([])
    expect(editTaskRefusals(valuesOf(aTask({ description: ' ' })))).toMatchObject([{ field: 'description' }])
  })
})

describe('rights', () => {
  const position = aPosition(100, 'trainee')
  const own = { ...aPerson(1, 'Marisol Okonkwo'), position_id: idOf(100) }
  const another = { ...own, id: idOf(2), position_id: idOf(52) }
  const me = { user: aUser(), role: 'trainee' as const, position }

  test('TASK-013 only the assignee closes a task, and only while it is incomplete', () => {
    expect(mayClose(aTask(), me)).toBe(true)
    expect(mayClose(aTask({ assignee_id: another.id, assignee: another }), me)).toBe(false)
    expect(mayClose(aTask({ status: 'dismissed' }), me)).toBe(false)
  })

  test('TASK-017 a task that is not published is closed only by whom it came from', () => {
    expect(mayClose(aTask({ published: false }), me)).toBe(false)
    expect(mayClose(aTask({ published: false, self_assigned: true, creator: own, creator_id: own.id }), me)).toBe(true)
  })

  test('nobody closes a task while acting as somebody', () => {
    expect(mayClose(aTask(), { ...me, user: aUser('trainee', { is_impersonating: true }) })).toBe(false)
  })

  test('the creator and coordinators edit', () => {
    expect(mayEdit(aTask(), me)).toBe(false)
    expect(mayEdit(aTask({ creator_id: own.id, creator: own }), me)).toBe(true)
    expect(mayEdit(aTask(), { ...me, role: 'coordinator' })).toBe(true)
  })

  test('TASK-033 a series is more than one task', () => {
    expect(inSeries(aTask({ tasks_in_series_count: 1 }))).toBe(false)
    expect(inSeries(aTask({ tasks_in_series_count: 2 }))).toBe(true)
  })

  test('TASK-015 forms and courses are completed where they are filled in', () => {
    const url = '/forms/7'
    expect(completedElsewhere(aTask({ assignable_type: 'Form', assignable_url: url }))).toBe(url)
    expect(completedElsewhere(aTask({ assignable_type: 'CeCourse', assignable_url: url }))).toBe(url)
    expect(completedElsewhere(aTask({ assignable_type: 'Meeting', assignable_url: url }))).toBeUndefined()
  })
})
