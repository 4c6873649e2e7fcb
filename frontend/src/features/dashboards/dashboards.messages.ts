// The words of dashboards.
import type { Messages } from '../../providers/words'

export const dashboardsMessages: Messages = {
  welcome: 'Welcome, %{name}',
  admin: 'Admin dashboard',
  shortcuts: 'Shortcuts',
  tools: 'Admin tools',
  queues: 'Queues',
  film: { title: 'Practicum in half a minute', watch: 'Watch the film', close: 'Close' },
  greeting: {
    title: 'Welcome to Practicum',
    text: 'Half a minute shows the main things.',
    guide: 'Open the guide',
    dismiss: 'Do not show this again',
  },
  coordinators: 'Program {coordinator}: |||| Program {coordinator+}:',
  first_steps: {
    title: 'Your training begins here',
    text: 'No training has been planned for you yet. Your program {coordinator} plans it with you; from then on your hours, placements and evaluations stand here.',
  },
  needs_you: 'Needs you',
  pictures: 'In pictures',
  today: {
    title: 'Today',
    late: '%{smart_count} late',
    some_late: 'Some late',
    all: 'All %{total}',
    clear: 'Your day is clear.',
    next: 'What comes next',
    nothing_next: 'Nothing is planned after it either.',
    failed: 'This could not be loaded.',
  },
  tabs: 'Your work',
  stale: 'could not be loaded',
  platform: {
    organizations: 'Organization |||| Organizations',
    users: 'Person |||| People',
    online: 'Person online |||| People online',
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
