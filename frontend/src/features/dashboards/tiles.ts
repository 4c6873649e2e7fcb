// The first row of a dashboard: what features count, and the lists it leads to.
import type { DashboardTile, Feature } from '../../app/feature'
import type { Me } from '../../providers/me'

export const tilesShown = (features: readonly Feature[], me: Me): readonly DashboardTile[] =>
  features
    .flatMap(({ slots }) => slots?.dashboardTiles ?? [])
    .filter(tile => tile.shownTo?.(me) !== false)
    .toSorted((a, b) => a.order - b.order)
