// Live sessions: the lists, one session, and the form that plans them. The public waiting room stands outside the application.
import VideoCall from '@mui/icons-material/VideoCallOutlined'
import { SESSION_BADGE_PLUS } from '@practicum/shared/features/dashboards/dashboards.contract'
import {
  listArchivedMeetings,
  listPastMeetings,
  listScheduledMeetings,
  listUpcomingMeetings,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { Feature } from '../../app/feature'
import type { Me } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { liveSessionsMessages } from './live-sessions.messages'
import { mayCreate } from './session-rights'
import { sessionsToday } from './sessions-today'

const mayUse = ({ position }: Pick<Me, 'position'>): boolean => position.live_sessions_allowed

export const liveSessions: Feature = {
  name: 'live-sessions',
  messages: liveSessionsMessages,
  resources: {
    'live-sessions/upcoming': { list: listUpcomingMeetings },
    'live-sessions/scheduled': { list: listScheduledMeetings },
    'live-sessions/past': { list: listPastMeetings },
    'live-sessions/archived': { list: listArchivedMeetings },
  },
  routes: [
    { path: '/livesessions/create', redirect: '/livesessions?action=create' },
    {
      path: '/livesessions',
      flags: { showTimeoutLogin: true },
      screen: lazyWithRetry(() => import('./SessionListScreen')),
    },
    {
      path: '/livesessions/:id',
      flags: { showTimeoutLogin: true },
      screen: lazyWithRetry(() => import('./SessionDetailsScreen')),
    },
  ],
  menu: [
    {
      key: 'live_sessions',
      letter: 's',
      label: 'live-sessions.title',
      path: '/livesessions',
      icon: VideoCall,
      places: [
        { roles: ['trainee', 'coordinator', 'supervisor', 'faculty'], order: 40 },
        { roles: ['admin'], group: 'resources', order: 20 },
      ],
      shownTo: mayUse,
    },
  ],
  slots: {
    commands: [
      {
        label: 'live-sessions.add',
        form: lazyWithRetry(() => import('./SessionFormDialog')),
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
    notified: { 'meeting.started': lazyWithRetry(() => import('./JoinInPlace')) },
    findables: [
      { kind: 'meeting', label: 'live-sessions.title', icon: VideoCall, order: 40, path: '/livesessions/:id' },
    ],
    nouns: { meeting: 'live session', meetings: 'live sessions' },
    dashboardTiles: [
      {
        key: 'sessions',
        label: 'live-sessions.tile',
        order: 60,
        path: '/livesessions',
        of: 'live_sessions',
        counted: 'started',
        shownTo: mayUse,
      },
    ],
    today: [sessionsToday],
    dashboardTabs: [
      {
        key: 'sessions',
        label: 'live-sessions.tab',
        order: 40,
        panel: lazyWithRetry(() => import('./ReviewSessions')),
        badge: {
          of: 'live_sessions',
          show: own => ({ count: own('newly_commented') + own('newly_shared'), plusFrom: SESSION_BADGE_PLUS }),
        },
        shownTo: mayUse,
      },
    ],
  },
}
