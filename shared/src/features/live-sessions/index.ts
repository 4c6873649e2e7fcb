// What live sessions mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './live-sessions.contract'
import { meetingNotifications } from './live-sessions.notifications'
import { refusals } from './live-sessions.refusals'
import { meetingEvents } from './meeting.events'
import * as meetingIntents from './meeting-intents.contract'
import * as participants from './participants.contract'
import * as waitingRoom from './waiting-room.contract'

export const liveSessions = feature('live-sessions', {
  byToken: true,
  contracts: [contract, meetingIntents, participants, waitingRoom],
  events: [meetingEvents],
  refusals,
  notifications: meetingNotifications,
  webhooks: {
    'live_session.ended': 'A live session ends',
  },
})
