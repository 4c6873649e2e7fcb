// The words of training plans.
import type { Messages } from '../../providers/words'

export const trainingPlanMessages: Messages = {
  title: 'Training plans',
  tile: 'Training plans',
  empty: 'There are no training plans yet.',
  archived: 'Archived',
  add: 'New training plan',
  edit: 'Edit',
  created: 'The training plan was created.',
  saved: 'The training plan was saved.',
  changed: 'This training plan has changed since you opened it. Saving puts your values in place of these:',
  field: { title: 'Title', day: 'Day', creator: 'Created by', created_at: 'Created' },
  details: { label: 'Parts of this training plan', about: 'About', history: 'History' },
  form: { create: 'New training plan', edit: 'Edit training plan', submit: 'Save' },
  archive: {
    button: 'Archive',
    title: 'Archive this training plan?',
    text: 'It leaves the list, stays readable for %{name} and the {coordinator+}, and cannot be changed any more.',
    done: 'The training plan was archived.',
  },
}
