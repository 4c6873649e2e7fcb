// What the rules of tasks say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'usergroup.pick_required': 'Pick at least one person',
  'task.start_required': 'field required',
  'task.start_too_early': 'the earliest start is tomorrow',
  'task.due_in_past': 'due date cannot be in the past',
  'task.due_before_start': 'the due date cannot be before the start',
  'task.description_required': 'a description is required',
  'task.repeat_days_required': 'say after how many days it repeats, at least 1',
  'task.repeat_until_required': 'repeat-until is required',
  'task.repeat_until_past': 'repeat-until cannot be in the past',
  'task.repeat_fixed': 'the repeat settings of an existing task cannot be changed',
  'task.publish_date_fixed': 'the publish date of a repeated task cannot be changed',
  'task.already_published': 'a published task cannot be taken back to the future',
  'task.closed': 'this task is already {status}',
  'task.not_assignee': 'only the person it is assigned to can do this',
  'task.not_published': 'this task is not published yet',
  'task.in_series': 'cannot delete task in series',
  'task.form_required': 'a form is required for an evaluation task',
  'task.assignable_unknown': 'what the task is about does not exist, or is not published',
  'task.role_not_submitter': 'the role {role} may not submit the form “{form}”',
}
