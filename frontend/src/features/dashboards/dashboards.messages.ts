// The words of dashboards.
import type { Messages } from '../../providers/words'

export const dashboardsMessages: Messages = {
  welcome: 'Welcome, %{name}',
  admin: 'Admin dashboard',
  film: 'Practicum in half a minute',
  welcome_block: {
    title: 'Welcome to Practicum, %{organization}',
    text: 'Half a minute shows the main things; the guide says how each is done. Every {coordinator} of your organization sees this until one of you puts it away.',
    guide: 'Open the guide for {coordinator+}',
    dismiss: 'Do not show this again',
  },
  coordinators: 'Program {coordinator}: |||| Program {coordinator+}:',
  first_steps: {
    title: 'Your training begins here',
    text: 'No training has been planned for you yet. Your program {coordinator} plans it with you; from then on your hours, placements and evaluations stand here. Meanwhile, half a minute shows the main things.',
  },
  needs_you: 'Needs you',
  tabs: 'Your work',
  stale: 'could not be loaded',
  platform: {
    organizations: 'Organization |||| Organizations',
    users: 'Person |||| People',
    online: 'Person online |||| People online',
    behind: 'Read model behind the log |||| Read models behind the log',
    outdated: 'Row that could not be brought up to date |||| Rows that could not be brought up to date',
    recent: 'Recent people',
    tab: { logins: 'Login activity', signups: 'New users', online: 'Currently online' },
    nobody: {
      logins: 'Nobody has signed in yet.',
      signups: 'Nobody has joined yet.',
      online: 'Nobody is online.',
    },
  },
  menu: 'Dashboard',
}
