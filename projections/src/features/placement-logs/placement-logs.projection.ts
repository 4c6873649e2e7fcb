// Events of logged days become a row for each day; of one that was taken back no more than that there was one.
import { placementLogEvents } from '@practicum/shared/features/placement-logs/placement-logs.events'
import { logContent, logDay, logTime } from '@practicum/shared/features/placement-logs/placement-logs.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type PlacementLogRow, placementLogTable } from './placement-logs.table'

export const placementLogProjection: Projection<PlacementLogRow> = {
  name: 'placement_log',
  version: 2,
  table: placementLogTable,
  on: changes<PlacementLogRow>()(placementLogEvents, {
    PlacementDayLogged: {
      insert: ({ data, revision }) => ({
        ...{ log_id: data.logId, placement_id: data.placementId, organization_id: data.organizationId },
        ...toRow(logDay, data),
        ...toRow(logContent, data),
        removed: false,
        revision: Number(revision),
      }),
    },
    PlacementDayTimeChanged: {
      patch: ({ data, revision }) => ({ ...toRow(logTime, data), revision: Number(revision) }),
    },
    PlacementDayNoted: { patch: ({ data, revision }) => ({ note: data.note, revision: Number(revision) }) },
    PlacementDayRemoved: {
      patch: ({ revision }) => ({ removed: true, time_on_site: 0, note: '', revision: Number(revision) }),
    },
  }),
}
