// The first row of a dashboard as data: what counts, and the list it leads to. A tile whose list does not exist is not shown.
import type { DashboardCounts } from '../../app/feature'
import type { RoutePath } from '../../app/routes'
import type { Me } from '../../providers/me'

export interface TileSpec {
  readonly key: string
  readonly path: RoutePath
  readonly tail?: string
  readonly count: (counts: DashboardCounts) => number
  readonly alert?: boolean
  /** Shown only where the position allows live sessions. */
  readonly live?: boolean
}

const filtered = (filter: Record<string, unknown>): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

export const TILES: readonly TileSpec[] = [
  {
    key: 'past_due',
    path: '/tasks',
    tail: `${filtered({ past_due: true })}#assigned`,
    count: ({ tasks }) => tasks.past_due,
    alert: true,
  },
  { key: 'assigned', path: '/tasks', tail: '#assigned', count: ({ tasks }) => tasks.assigned },
  { key: 'created', path: '/tasks', tail: '#created', count: ({ tasks }) => tasks.created },
  {
    key: 'ready',
    path: '/applications',
    tail: filtered({ status: 'ready' }),
    count: ({ placements }) => placements.ready,
  },
  {
    key: 'signature',
    path: '/applications',
    tail: filtered({ signature_required: true }),
    count: ({ placements }) => placements.require_signature,
  },
  { key: 'sessions', path: '/livesessions', live: true, count: ({ live_sessions }) => live_sessions.started },
]

export const tilesShown = (
  { live_sessions_allowed }: Pick<Me['position'], 'live_sessions_allowed'>,
  exists: (path: RoutePath) => boolean,
): readonly TileSpec[] => TILES.filter(tile => exists(tile.path) && (!tile.live || live_sessions_allowed))
