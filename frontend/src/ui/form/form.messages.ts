// The words of every form and of its draft.
import type { Messages } from '../../providers/words'

export const formMessages: Messages = {
  unsaved_title: 'Leave without saving?',
  unsaved_text: 'What you typed here has not been saved.',
  unsaved_files: 'The files that you chose here have not been sent off, and nobody sees them yet.',
  stay: 'Keep editing',
  discard: 'Discard',
  cancel: 'Cancel',
  own_password: 'Your password',
  required: 'This field is required.',
  valid_date: 'This is not a valid date. Complete it or clear it.',
  valid_date_time: 'This is not a valid date with its time. Complete it or clear it.',
  state: {
    uploading: 'Sending files…',
    submitOnUpload: 'Saved as soon as the files have arrived…',
    submitting: 'Saving…',
  },
  held_back: 'Not saved: a file could not be sent. Try it again or remove it, then save.',
  day: 'Date',
  in_words: 'A date can be typed in words, too: tomorrow, in two weeks, next Friday.',
  near: { tomorrow: 'Tomorrow', in_a_week: 'In a week', in_two_weeks: 'In two weeks' },
  understood: '= %{day}',
  which_day: 'Which day? Such as tomorrow, in two weeks, next Friday.',
  time: 'Time',
  zone: 'Times are %{zone}.',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
}

export const draftMessages: Messages = {
  restored: 'You can go on with what you typed (%{when}).',
  start_over: 'Start over',
  kept: 'Draft kept',
  failed: 'The draft could not be kept. Check your connection.',
  discard: 'Discard draft',
}
