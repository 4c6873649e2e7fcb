// The words of dashboards.
import type { Messages } from '../../providers/words'

export const dashboardsMessages: Messages = {
  welcome: 'Welcome, %{name}',
  admin: 'Admin dashboard',
  needs_you: 'Needs you',
  tabs: 'Your work',
  stale: 'could not be loaded',
  platform: {
    organizations: 'Organization |||| Organizations',
    users: 'Person |||| People',
    online: 'Person online |||| People online',
    behind: 'Read model behind the log |||| Read models behind the log',
    logins: 'Signed in lately',
    signups: 'New people',
    nobody: 'Nobody yet.',
  },
  tile: {
    past_due: 'Tasks past due',
    assigned: 'Tasks for you',
    created: 'Tasks you asked for',
    ready: 'Placements ready',
    signature: 'Placements waiting for a signature',
    sessions: 'Live sessions started',
  },
}
