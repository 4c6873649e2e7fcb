// The words of the screens of trainings, fetched with them.
import type { Messages } from '../../providers/words'

export const assignedMessages = {
  title: 'Trainings',
  own: 'My trainings',
  own_empty: 'No training has been assigned to you yet.',
  empty:
    'There are no trainings yet. A training says by which plan a trainee is trained, from when until when, and with whom.',
  assign: 'Assign training',
  edit: 'Edit training',
  edit_several: 'Edit trainings',
  state: { previous: 'Previous', current: 'Current', future: 'Future', next: 'Next' },
  field: {
    trainee: 'Trainee',
    trainee_ids: 'Trainees',
    training_plan_id: 'Training plan',
    level: 'Level',
    start_at: 'Start',
    end_at: 'End',
    dates: 'Dates',
    state: 'Status',
    faculty: { primary_position_id: 'Faculty', assistant_position_ids: 'Assistants' },
  },
  dates: '%{start} – %{end}',
  with: 'With %{names}',
  nobody: 'Nobody yet',
  details: { label: 'Parts of this training', about: 'About', history: 'History' },
  form: {
    title: 'Assign a training',
    submit: 'Save',
    of: '1 training |||| %{smart_count} trainings',
    empty_stays: 'What is left empty stays as each training has it.',
    no_plan: 'There is no training plan yet: make one under Plans.',
  },
  saved: 'training plans saved successfully',
  failed: {
    title: 'Not everything was saved',
    because: 'failed to save changes because',
    done: 'Saved for 1 trainee. |||| Saved for %{smart_count} trainees.',
    others: 'Other trainings of %{name}',
    close: 'Close',
  },
  delete: {
    button: 'Delete',
    title: 'Delete the training of %{name}?',
    text: 'It is gone from every list. Its days are free for another training.',
    done: 'training deleted',
    placed: 'Placements belong to this training: it cannot be deleted.',
  },
} satisfies Messages
