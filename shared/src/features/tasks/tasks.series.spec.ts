// How a series goes on, and how many tasks it makes.
import { addDays } from '../../kernel/dates'
import { formProblems, taskFormOf } from './tasks.form'
import { SERIES_COUNTED, tasksInSchedule } from './tasks.series'

const start = '2026-11-21'
const counted = (repeatDays: number, repeatUntil: string) => tasksInSchedule(start, { repeatDays, repeatUntil })

test('the first of a series is counted, and the one on its last day; one that is over at once has one', () => {
  expect([counted(7, addDays(start, 20)), counted(7, addDays(start, 21)), counted(7, start)]).toEqual([3, 4, 1])
})

test('what nobody looks at is not counted', () => expect(counted(1, '9999-12-31')).toBe(SERIES_COUNTED))

test('a series is due on a day, or some days after each appears; what does not repeat is no series', () => {
  const both = { description: 'Write it', repeat_days: 7, due_date: '2026-12-01', due_after: 3 }
  const refused = (repeat_on: 'single' | 'complete') => formProblems(taskFormOf({ ...both, repeat_on }), start)
  expect(refused('complete')).toMatchObject([{ code: 'task.due_twice', field: 'due_after' }])
  expect(refused('single')).toEqual([])
})
