// The words of erasures; those of asking for one and deciding on it are fetched with where it is done.
import type { Messages } from '../../providers/words'

export const erasureMessages: Messages = {
  title: 'Erasures',
  request: {
    button: 'Request erasure',
  },
  panel: {
    title: 'Erasures to confirm',
    text: 'One request waits for an admin |||| %{smart_count} requests wait for an admin',
    open: 'Look at them',
  },
}
