// What the fields of a task are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { task: 'Task', taskplace: 'Place in a batch of tasks' },
  field: {
    assignee: 'Assigned to',
    creator: 'Assigned by',
    task_status: 'Status',
    start_at: 'Publish on',
    due_date: 'Due',
    zone: 'Time zone of its days',
    published: 'Published',
    self_assigned: 'A to-do of one’s own',
    repeat_on: 'Repeats',
    repeat_days: 'Days between repeats',
    due_after: 'Due, days after each appears',
    repeat_until: 'Repeats until',
    assignable_type: 'About',
    instances: 'Tasks that followed in the series',
    latest_start_at: 'Latest start in the series',
    completed_at: 'Completed',
    dismissed_at: 'Dismissed',
    created_at: 'Created',
    reminded_at: 'Last reminder',
    at: 'When',
    number: 'Number in the series',
  },
  value: {
    published: { true: 'Yes', false: 'Not yet' },
    task_status: { incomplete: 'Incomplete', complete: 'Complete', dismissed: 'Dismissed' },
    repeat_on: { single: 'Does not repeat', schedule: 'By schedule', complete: 'After each completion' },
    assignable_type: { Form: 'An evaluation form', CeCourse: 'A course', Meeting: 'A live session' },
  },
}
