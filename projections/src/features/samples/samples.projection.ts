// Events of samples become rows: what is none any more has none.
import { sampleEvents } from '@practicum/shared/features/samples/samples.events'
import { changes, type Projection } from '../../runner/projection'
import { type SampleRow, sampleTable } from './samples.table'

export const sampleProjection: Projection<SampleRow> = {
  name: 'sample',
  version: 1,
  table: sampleTable,
  skipDecryption: true,
  on: changes<SampleRow>()(sampleEvents, {
    SampleMarked: {
      insert: ({ data: { thingId, organizationId, kind } }) => ({
        ...{ thing_id: thingId, organization_id: organizationId, kind },
      }),
    },
    SampleUnmarked: { remove: true },
  }),
}
