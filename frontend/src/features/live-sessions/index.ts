// Live sessions: the lists, one session, and the form that plans them. The public waiting room stands outside the application.
import { SESSION_BADGE_PLUS } from '@practicum/shared/features/dashboards/dashboards.contract'
import {
  listArchivedMeetings,
  listPastMeetings,
  listScheduledMeetings,
  listUpcomingMeetings,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { liveSessionsMessages } from './live-sessions.messages'
import { mayCreate } from './session-rights'

export const liveSessions: Feature = {
  name: 'live-sessions',
  messages: liveSessionsMessages,
  resources: {
    'live-sessions/upcoming': { list: listUpcomingMeetings },
    'live-sessions/scheduled': { list: listScheduledMeetings },
    'live-sessions/past': { list: listPastMeetings },
    'live-sessions/archived': { list: listArchivedMeetings },
  },
  screens: {
    '/livesessions': lazy(() => import('./SessionListScreen')),
    '/livesessions/:id': lazy(() => import('./SessionDetailsScreen')),
  },
  slots: {
    commands: [
      {
        label: 'live-sessions.add',
        form: lazy(() => import('./SessionFormDialog')),
        shownTo: mayCreate,
      },
    ],
    personLinks: [
      {
        label: 'live-sessions.with',
        to: ({ position_id, role_keyname }) =>
          `/livesessions?${new URLSearchParams({ action: 'create', participants: position_id, role_keyname })}`,
        shownTo: ({ position_id }, me) => mayCreate(me) && position_id !== me.position.id,
      },
    ],
    histories: ['meeting'],
    dashboardTiles: [
      {
        key: 'sessions',
        order: 60,
        path: '/livesessions',
        of: 'live_sessions',
        counted: 'started',
        shownTo: ({ position }) => position.live_sessions_allowed,
      },
    ],
    dashboardTabs: [
      {
        key: 'sessions',
        label: 'live-sessions.tab',
        panel: lazy(() => import('./ReviewSessions')),
        badge: {
          of: 'live_sessions',
          show: own => ({ count: own('newly_commented') + own('newly_shared'), plusFrom: SESSION_BADGE_PLUS }),
        },
        shownTo: ({ position }) => position.live_sessions_allowed,
      },
    ],
  },
}
