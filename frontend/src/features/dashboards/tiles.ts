// The first row of a dashboard: what features count, and the lists it leads to. A tile whose list does not exist is not shown.
import type { DashboardTile, Feature } from '../../app/feature'
import type { RoutePath } from '../../app/routes'
import type { Me } from '../../providers/me'

export const tilesShown = (
  features: readonly Feature[],
  me: Pick<Me, 'position'>,
  exists: (path: RoutePath) => boolean,
): readonly DashboardTile[] =>
  features
    .flatMap(({ slots }) => slots?.dashboardTiles ?? [])
    .filter(tile => exists(tile.path) && tile.shownTo?.(me) !== false)
    .toSorted((a, b) => a.order - b.order)
