// The task form as data: what it refuses, what it sends, and who is offered what.
import { aTask, aUser, idOf, somebody } from '../../testing/fixtures'
import { taskErrors } from './task-errors'
import { createPayload, EMPTY_TASK, editPayload, type TaskMode, type TaskValues, valuesOf } from './task-form'
import { completedElsewhere, inSeries, mayClose, mayEdit } from './task-rights'

const TODAY = '2026-11-21'
const ana = somebody(11, 'Ana Ruiz')
const devon = somebody(12, 'Devon Clarke')
const good: TaskValues = { ...EMPTY_TASK, description: 'Upload it', assignees: [ana] }
const errors = (part: Partial<TaskValues>, mode: TaskMode = 'create') => taskErrors({ ...good, ...part }, mode, TODAY)

test('a complete form has no errors', () => expect(errors({})).toEqual({}))

test('TASK-021 a task for others needs somebody, a to-do does not', () => {
  expect(errors({ assignees: [] })).toEqual({ assignees: 'Pick at least one person' })
  expect(errors({ assignees: [] }, 'self')).toEqual({})
})

test('TASK-022 publishing in the future needs a start', () => {
  expect(errors({ publishLater: true })).toEqual({ start: 'field required' })
  expect(errors({ publishLater: true, start: '2026-12-01' })).toEqual({})
})

test('TASK-023 a due date in the past is refused', () => {
  expect(errors({ due: '2026-11-20' })).toEqual({ due: 'due date cannot be in the past' })
  expect(errors({ due: TODAY })).toEqual({})
})

test('TASK-025 repeating on schedule needs an end that is not in the past', () => {
  const repeating = { repeats: true, days: 7 }
  expect(errors(repeating)).toHaveProperty('until')
  expect(errors({ ...repeating, until: '2026-11-20' })).toHaveProperty('until')
  expect(errors({ ...repeating, until: '2026-12-24' })).toEqual({})
  expect(errors({ ...repeating, onComplete: true })).toEqual({})
})

test('TASK-026 repeating needs at least one day', () => {
  const repeating = { repeats: true, until: '2026-12-24' }
  expect(errors({ ...repeating, days: null })).toHaveProperty('days')
  expect(errors({ ...repeating, days: 0 })).toHaveProperty('days')
  expect(errors({ ...repeating, days: 1 })).toEqual({})
})

test('TASK-027 a general task needs a description of more than blanks', () => {
  expect(errors({ description: '  ' })).toEqual({ description: 'a description is required' })
})

test('TASK-018 publishing on completion switches between schedule and complete', () => {
  const repeating = { ...good, repeats: true, days: 7, until: '2026-12-24' }
  expect(createPayload(repeating, 'create').body).toMatchObject({ repeat_on: 'schedule', repeat_until: '2026-12-24' })
  expect(createPayload({ ...repeating, onComplete: true }, 'create').body).toMatchObject({
    repeat_on: 'complete',
    repeat_until: null,
  })
  expect(createPayload(good, 'create').body).toMatchObject({ repeat_on: 'single', repeat_days: null })
})

test('TASK-032 one assignee goes as assignee, several as assignees', () => {
  const one = createPayload(good, 'create')
  expect(one).toMatchObject({ kind: 'one', body: { assignee: { id: idOf(11), position_id: idOf(61) } } })
  expect(one.body).not.toHaveProperty('assignees')
  const several = createPayload({ ...good, assignees: [ana, devon] }, 'create')
  expect(several).toMatchObject({ kind: 'several', body: { assignees: [{ id: idOf(11) }, { id: idOf(12) }] } })
  expect(several.body).not.toHaveProperty('assignee')
})

test('a to-do is sent for oneself', () => {
  expect(createPayload({ ...good, assignees: [] }, 'self').body).toMatchObject({ self: true })
})

describe('editing', () => {
  const repeated = { repeat_on: 'schedule', repeat_days: 7, repeat_until: '2027-02-01' } as const

  test('TASK-019 the repeat settings of an existing task are not sent', () => {
    const task = aTask(repeated)
    const body = editPayload(valuesOf(task), task)
    expect(Object.keys(body).toSorted()).toEqual(['description', 'due_date', 'version'])
  })

  test('TASK-020 the publish date is sent only before it has come, and never of a repeated instance', () => {
    const waiting = aTask({ published: false, start_at: '2026-12-01' })
    expect(editPayload(valuesOf(waiting), waiting)).toHaveProperty('start_at', '2026-12-01')
    const instance = { ...waiting, parent_id: idOf(9) }
    expect(editPayload(valuesOf(instance), instance)).not.toHaveProperty('start_at')
  })

  test('TASK-024 a due date can be cleared', () => {
    const task = aTask({ due_date: '2026-12-01' })
    expect(editPayload({ ...valuesOf(task), due: null }, task)).toMatchObject({ due_date: null, version: 3 })
  })

  test('a date that has passed since does not stop an edit', () => {
    expect(errors({ ...valuesOf(aTask({ due_date: '2026-11-01' })) }, 'edit')).toEqual({})
  })
})

describe('rights', () => {
  const me = { user: aUser(), role: 'trainee' as const }

  test('TASK-013 only the assignee closes a task, and only while it is incomplete', () => {
    expect(mayClose(aTask(), me)).toBe(true)
    expect(mayClose(aTask({ assignee_id: idOf(2) }), me)).toBe(false)
    expect(mayClose(aTask({ status: 'dismissed' }), me)).toBe(false)
  })

  test('TASK-017 a task that is not published is closed only by whom it came from', () => {
    expect(mayClose(aTask({ published: false }), me)).toBe(false)
    expect(mayClose(aTask({ published: false, self_assigned: true }), me)).toBe(true)
  })

  test('nobody closes a task while acting as somebody', () => {
    expect(mayClose(aTask(), { user: aUser('trainee', { is_impersonating: true }) })).toBe(false)
  })

  test('the creator and coordinators edit', () => {
    expect(mayEdit(aTask(), me)).toBe(false)
    expect(mayEdit(aTask({ creator_id: idOf(1) }), me)).toBe(true)
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
