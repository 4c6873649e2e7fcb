// The words of picking people, and of their past.
import type { Messages } from '../../providers/words'
import { peoplePast } from './people.past'

export const peopleMessages: Messages = {
  past: peoplePast,
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
