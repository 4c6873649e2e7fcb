// What of placements waits today: those that are ready for a decision, with the approval in place.
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { todayEntry } from '../../app/dashboard-slots'
import { filterTail } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayDecide } from './placement-rights'

const READY = { status: 'ready' } as const

export const placementsToday = todayEntry<PlacementView>({
  key: 'placements',
  label: 'placements.today.title',
  order: 30,
  // Who waits longest stands first.
  waits: () => ({ resource: 'placements', filter: READY, sort: { field: 'ready_at', order: 'ASC' } }),
  row: lazyWithRetry(() => import('./PlacementToday')),
  all: () => `/applications${filterTail(READY)}`,
  shownTo: mayDecide,
})
