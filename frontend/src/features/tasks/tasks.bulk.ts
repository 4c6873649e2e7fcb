// The words of what is done with several tasks at once.
import type { Messages } from '../../providers/words'

export const tasksBulk: Messages = {
  complete: {
    button: 'Complete',
    title: 'Complete this task? |||| Complete %{smart_count} tasks?',
    text: 'Whoever gave it will see that it is done. |||| Those who gave them will see that they are done.',
    done: '%{smart_count} task completed |||| %{smart_count} tasks completed',
  },
  dismiss: {
    button: 'Dismiss',
    title: 'Dismiss this task? |||| Dismiss %{smart_count} tasks?',
    text: 'Whoever gave it will see that you will not do it. |||| Those who gave them will see that you will not do them.',
    done: '%{smart_count} task dismissed |||| %{smart_count} tasks dismissed',
  },
  remind: {
    button: 'Remind',
    title: 'Send a reminder of this task? |||| Send reminders of %{smart_count} tasks?',
    text: 'The person it is assigned to is told that it waits. |||| The people they are assigned to are told that they wait.',
    done: '%{smart_count} reminder sent |||| %{smart_count} reminders sent',
  },
  move: {
    button: 'Move due date',
    title: 'Move the due date of this task? |||| Move the due dates of %{smart_count} tasks?',
    text: 'The person it is assigned to sees the new day; no notification is sent. |||| The people they are assigned to see the new days; no notification is sent.',
    done: '%{smart_count} due date moved |||| %{smart_count} due dates moved',
    move: 'How',
    by: 'By some days',
    to: 'To one day',
    days: 'Days',
    days_help: 'A number below zero makes them due earlier.',
    days_required: 'Give a whole number of days, not zero, up to %{most}.',
    undated:
      '%{smart_count} of them has no due date and keeps none. |||| %{smart_count} of them have no due date and keep none.',
    day: 'New due date',
    day_required: 'Choose the new due date.',
  },
  reassign: {
    button: 'Reassign',
    title: 'Give this task to somebody else? |||| Give %{smart_count} tasks to somebody else?',
    text: 'With all that was said and attached. Whoever has it now no longer sees it; if it is published, both are told. |||| With all that was said and attached. Those who have them now no longer see them; of what is published, all are told.',
    one: 'With all that was said and attached. %{name} no longer sees it; both are told.',
    unpublished: 'It is not published yet: neither %{name} nor the new assignee is told now.',
    own: 'It leaves your own tasks, with all that was said and attached, and becomes a task that you gave.',
    done: '%{smart_count} task reassigned |||| %{smart_count} tasks reassigned',
    assignee: 'New assignee',
    required: 'Choose who is to do it.',
  },
  duplicate: { button: 'Duplicate' },
}
