// What the fields of a template are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { tasktemplate: 'Template of a task', templateshelf: 'Templates of a person' },
  field: {
    name: 'Name',
    description: 'Description',
    shared: 'Shared',
    due_in: 'Due after (days)',
    repeat_on: 'Repeats',
    repeat_days: 'Repeats every (days)',
    repeat_for: 'Repeats for (days)',
    due_after: 'Each due after (days)',
  },
}
