// Events of liability insurances become rows of their table; one that was deleted has none.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { insuranceEvents } from '@practicum/shared/features/insurances/insurances.events'
import { insuranceDates } from '@practicum/shared/features/insurances/insurances.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type InsuranceRow, insuranceTable } from './insurances.table'

const touched = ({ revision }: StoredEvent): Pick<InsuranceRow, 'revision'> => ({ revision: Number(revision) })

export const insuranceProjection: Projection<InsuranceRow> = {
  name: 'insurance',
  version: 2,
  table: insuranceTable,
  on: changes<InsuranceRow>()(insuranceEvents, {
    InsuranceAdded: {
      insert: event => {
        const { data, meta } = event
        const { kind: type, mimetype, size, filename, scan } = data
        return {
          insurance_id: data.insuranceId,
          organization_id: data.organizationId,
          trainee_id: data.traineeId,
          trainee_position_id: data.traineePositionId,
          owner_id: data.ownerId,
          owner_position_id: data.ownerPositionId,
          ...toRow(insuranceDates, data),
          proof: {
            ...{ id: data.attachmentId, uuid: data.uploadId, filename },
            ...{ upload: { type, mimetype, size, scan }, created_at: meta.occurredAt },
          },
          reminded: null,
          ...touched(event),
        }
      },
    },
    InsuranceDatesChanged: {
      patch: (event, { expiration_date, reminded }) => ({
        ...toRow(insuranceDates, event.data),
        // With another end reminders begin anew.
        reminded: event.data.expirationDate === expiration_date ? reminded : null,
        ...touched(event),
      }),
    },
    InsuranceExpiryReminded: { patch: event => ({ reminded: event.data.days, ...touched(event) }) },
    InsuranceDeleted: { remove: true },
  }),
}
