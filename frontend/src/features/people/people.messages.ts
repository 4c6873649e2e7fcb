// The words of picking people, and of their past.
import type { Messages } from '../../providers/words'
import { peoplePast } from './people.past'

export const peopleMessages: Messages = {
  past: peoplePast,
  title: 'People',
  account: {
    title: 'My account',
    profile: 'You',
    name: 'Name',
    email: 'Email',
    positions: 'Works as',
    timezone: 'Time zone',
    preferences: 'Preferences',
    language: 'Language',
    keyboard: 'Keyboard',
  },
  terms: {
    title: 'Before you go on',
    text: 'Please read and accept both texts. Each opens in a tab of its own.',
    i_accept: 'I accept the',
    terms: 'terms of service',
    privacy: 'privacy policy',
    accept: 'Accept both',
    done: 'Accepted. Thank you.',
  },
  picture: {
    title: 'People by standing',
    role: 'Role',
    gist: '%{smart_count} person, %{active} active. |||| %{smart_count} people, %{active} active.',
    empty: 'Nobody has joined yet.',
    roles: {
      admin: 'Admins',
      coordinator: '{Coordinator+}',
      faculty: '{Faculty+}',
      supervisor: '{Supervisor+}',
      trainee: '{Trainee+}',
      manager: 'Managers',
      staff: 'Staff',
      assistant: '{Assistant+}',
      developer: 'Developers',
      guest: 'Guests',
    },
    standing: { active: 'Active', pending: 'Pending', graduated: 'Graduated', archived: 'Archived' },
  },
  picker: {
    groups: 'Groups',
    people: 'People',
    group: '%{name} (%{count})',
    group_name: {
      trainee: '{Trainee+}',
      supervisor: '{Supervisor+}',
      faculty: '{Faculty+}',
      coordinator: '{Coordinator+}',
    },
    loading: 'Looking…',
    nobody: 'Nobody of that name can be picked.',
    unavailable: 'People could not be loaded.',
    limit: 'User limit reached: %{limit} at most.',
    remove: 'Remove %{name}',
  },
}
