// The words of forms.
import type { Messages } from '../../providers/words'

export const formsMessages: Messages = {
  status: { draft: 'Unpublished', published: 'Published' },
  submitters: 'Submitted by',
  standing: {
    mine: 'This form is yours to fill in, but its questions cannot be answered in Practicum yet.',
    others: 'Others fill in this form, and its questions cannot be shown in Practicum yet.',
    draft: 'This form is not published: nobody can fill it in.',
    task: 'Your task stays open. Ask whoever gave it to you how to hand this in, for example in the comments of the task.',
    tasks: 'Your tasks',
  },
}
