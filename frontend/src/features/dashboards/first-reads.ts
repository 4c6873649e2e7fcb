// What the dashboard of a role asks first.
import type { ActingRole } from '@practicum/shared/access/roles'
import { dashboardCounts, roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import type { Asks } from '../../app/asks'
import { type Feature, useFeatures } from '../../app/feature'
import { readOf, useRead } from '../../providers/use-query'
import { todayEntriesOf, todayReads } from './use-today'

const ROLES = ['coordinator', 'faculty', 'supervisor', 'trainee'] as const
const roleOf = (acting: ActingRole) => ROLES.find(one => one === acting)

const countedBy = (features: readonly Feature[]): readonly string[] =>
  features.filter(({ slots }) => slots?.dashboardTiles ?? slots?.dashboardTabs).map(({ name }) => name)

const BESIDES = ['people', 'placements']

export const useCounts = () => useRead(dashboardCounts, {}, { alsoOn: countedBy(useFeatures()) })

export function useBesides(acting: ActingRole) {
  const role = roleOf(acting)
  const options = { alsoOn: BESIDES, enabled: role !== undefined }
  return useRead(roleDashboard, { params: { role: role ?? 'trainee' } }, options)
}

export const asks: Asks = ({ api, client, dataProvider, features, me }) => {
  const role = roleOf(me.role)
  void client.prefetchQuery(readOf(api, dashboardCounts, {}, countedBy(features)))
  if (role) void client.prefetchQuery(readOf(api, roleDashboard, { params: { role } }, BESIDES))
  const reader = { now: new Date(Date.now()), zone: me.user.timezone }
  for (const read of todayReads(dataProvider, todayEntriesOf(features, me), reader)) void client.prefetchQuery(read)
}
