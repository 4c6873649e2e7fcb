// The words of invite links.
import type { Messages } from '../../providers/words'
import { inviteLinksPast } from './invite-links.past'

export const inviteLinkMessages: Messages = {
  past: inviteLinksPast,
  title: 'Invite links',
  tile: 'Invite links',
  empty: 'There are no invite links yet.',
  archived: 'Archived',
  add: 'New invite link',
  edit: 'Edit',
  created: 'The invite link was created.',
  saved: 'The invite link was saved.',
  changed: 'This invite link has changed since you opened it. Saving puts your values in place of these:',
  field: { title: 'Title', day: 'Day', creator: 'Created by', created_at: 'Created' },
  details: { label: 'Parts of this invite link', about: 'About', history: 'History' },
  form: { create: 'New invite link', edit: 'Edit invite link', submit: 'Save' },
  archive: {
    button: 'Archive',
    title: 'Archive this invite link?',
    text: 'It leaves the list, stays readable for %{name} and the {coordinator+}, and cannot be changed any more.',
    done: 'The invite link was archived.',
  },
}
