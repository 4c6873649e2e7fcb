// The words of dashboards.
import type { Messages } from '../../providers/words'

export const dashboardsMessages: Messages = {
  welcome: 'Welcome, %{name}',
  admin: 'Admin dashboard',
  shortcuts: 'Shortcuts',
  tools: 'Admin tools',
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
  health: {
    title: 'Health of the platform',
    all_well: 'Everything is well.',
    not_well: '%{smart_count} part needs somebody to look. |||| %{smart_count} parts need somebody to look.',
    part: {
      log: 'Log',
      read_models: 'Read models',
      queue: 'Queue',
      effects: 'Effects',
      audit: 'Audit',
    },
    well: {
      log: 'Holds all that was shown.',
      read_models: 'Show all that has happened.',
      queue: 'What happens is handed on within seconds.',
      effects: 'None has been set aside.',
      audit: 'What has happened is signed.',
    },
    standing: { watch: 'Watch', wrong: 'Needs mending' },
    finding: {
      lost: '%{smart_count} place is not in the log |||| %{smart_count} places are not in the log',
      outdated:
        '%{smart_count} row could not be brought up to date |||| %{smart_count} rows could not be brought up to date',
      stalled: '%{smart_count} read model does not get on |||| %{smart_count} read models do not get on',
      behind: '%{smart_count} read model is behind the log |||| %{smart_count} read models are behind the log',
      unsent: 'something waits for %{smart_count} minute |||| something waits for %{smart_count} minutes',
      parked:
        '%{smart_count} event has effects that are missing |||| %{smart_count} events have effects that are missing',
      broken: '%{smart_count} place is not what was signed |||| %{smart_count} places are not what was signed',
      unsigned: 'nothing was signed for %{smart_count} minute |||| nothing was signed for %{smart_count} minutes',
      unverified:
        'log and access trail were not verified for %{smart_count} hour |||| log and access trail were not verified for %{smart_count} hours',
      unknown: 'it cannot be told at the moment',
    },
    look: 'Where to look:',
    verified: 'Verified',
    as_of: 'As of',
  },
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
