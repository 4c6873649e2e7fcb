// The words of the people of an organization.
import type { Messages } from '../../providers/words'

export const memberMessages: Messages = {
  search: 'User search',
  trainee: '{Trainee+}',
  supervisor: '{Supervisor+}',
  faculty: '{Faculty+}',
  coordinator: '{Coordinator+}',
  role: 'Role',
  page: 'Open the page',
}
