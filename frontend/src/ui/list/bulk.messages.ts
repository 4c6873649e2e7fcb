// The words of doing one thing with several rows.
import type { Messages } from '../../providers/words'

export const bulkMessages: Messages = {
  progress: '%{answered} of %{of} answered',
  stay: 'This one was refused and stays selected: |||| These %{smart_count} were refused and stay selected:',
  refused: 'This one was refused: |||| These %{smart_count} were refused:',
  one_done: 'Done',
  one_refused: 'Refused',
  nothing: 'Nothing of that kind can be done with what is selected.',
  beyond:
    'One more was selected than can be done at once: it is left as it is. |||| %{smart_count} more were selected than can be done at once: they are left as they are.',
  close: 'Close',
}
