// The words of forms.
import type { Messages } from '../../providers/words'

export const formsMessages: Messages = {
  status: { draft: 'Unpublished', published: 'Published' },
  submitters: 'Submitted by',
}
