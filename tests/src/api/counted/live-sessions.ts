// What dashboards count of live sessions, and for whom: by hand.
import { allOf, policyWords } from '@practicum/shared/access/policy'
import { type MeetingFacts, meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'started',
    of: { count: 'live_sessions' },
    row: 'meeting',
    filled: { meeting_status: 'started' },
    policy: allOf(meetingPolicy.see, policyWords<MeetingFacts>().empty('archivedAt')),
  },
]
