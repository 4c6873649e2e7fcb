// The words of history and of the event explorer.
import type { Messages } from '../../providers/words'

export const auditMessages: Messages = {
  empty: 'Nothing has happened yet.',
  by: 'by %{name}',
  as: '%{root}, signed in as %{name}',
  system: 'Practicum',
  reason: 'Reason: %{reason}',
  change: '%{field}: %{before} → %{after}',
  set: '%{field}: %{after}',
  nothing: 'nothing',
  explorer: 'Events',
  explorer_about: 'Everything that happened, in the order of the log',
  event: 'Event',
  any_type: 'Every type',
  from: 'From',
  to: 'To',
  data: 'What it says',
  metadata: 'Who, when, where',
  close: 'Close',
  field: { when: 'When', type: 'What', actor: 'Who', organization: 'Organization', stream: 'Stream' },
}
