// What of live sessions waits today: those that run or begin today, with a countdown and the way in.
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { todayEntry } from '../../app/dashboard-slots'
import { filterTail } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const BY_START = { field: 'start_at', order: 'ASC' } as const

export const sessionsToday = todayEntry<MeetingView>({
  key: 'live-sessions',
  label: 'live-sessions.today',
  order: 20,
  waits: ({ today, soon }) => ({
    resource: 'live-sessions/upcoming',
    filter: { starts_from: today, starts_to: soon },
    sort: BY_START,
  }),
  next: ({ tomorrow }) => ({
    resource: 'live-sessions/scheduled',
    filter: { starts_from: tomorrow },
    sort: BY_START,
  }),
  row: lazyWithRetry(() => import('./SessionToday')),
  all: ({ today, soon }) => `/livesessions${filterTail({ starts_from: today, starts_to: soon })}`,
  shownTo: ({ position }) => position.live_sessions_allowed,
})
