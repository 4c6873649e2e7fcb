// The words of how the platform is, fetched with its panel.
import type { Messages } from '../../providers/words'

export const healthMessages = {
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
  queues: 'Open the queues',
  verified: 'Verified',
  as_of: 'As of',
} satisfies Messages
