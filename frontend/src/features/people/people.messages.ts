// The words of picking people.
import type { Messages } from '../../providers/words'

export const peopleMessages: Messages = {
  picker: {
    groups: 'Groups',
    people: 'People',
    group: '%{name} (%{count})',
    loading: 'Looking…',
    nobody: 'Nobody of that name can be picked.',
    unavailable: 'People could not be loaded.',
    limit: 'User limit reached: %{limit} at most.',
    remove: 'Remove %{name}',
  },
}
