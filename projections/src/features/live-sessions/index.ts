// What live sessions remember and answer: the one object that the list of features holds.
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { meetingEntries } from './live-sessions.entries'
import { findableMeetings } from './live-sessions.found'
import { meetingProjection, waitingRoomProjection } from './live-sessions.projection'
import { liveSessionQueries } from './live-sessions.queries'
import { meetingCounts, meetingTitle } from './live-sessions.shown'

export const liveSessions: ReadFeature = {
  name: 'live-sessions',
  projections: readModels(meetingProjection, waitingRoomProjection),
  queries: liveSessionQueries,
  counts: { live_sessions: { uses: ['meeting'], read: meetingCounts } },
  notificationSubjects: { meeting: { uses: ['meeting'], nameOf: meetingTitle } },
  assignables: { Meeting: { uses: ['meeting'], page: '/livesessions/', nameOf: meetingTitle } },
  calendars: { meeting: { uses: ['meeting', 'person', 'position'], entries: meetingEntries } },
  findables: { meeting: findableMeetings },
  history: {
    meeting: { projection: meetingProjection, heldBack: { fields: ['guestEmails'], onlyFor: meetingPolicy.host } },
  },
  historyFields: { hostId: { as: 'host', by: 'person' } },
  // What somebody called themselves is not told like a name that is known.
  historyWords: { GuestJoined: ({ name, ...others }) => ({ ...others, guestName: name }) },
}
