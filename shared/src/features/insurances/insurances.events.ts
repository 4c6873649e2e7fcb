// What happens to a liability insurance of a trainee.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { insuranceDates, insuranceProof } from './insurances.fields'

const insuranceId = '0192f0c0-0000-7000-8000-0000000000b1'
const traineeId = '0192f0c0-0000-7000-8000-000000000001'
const traineePositionId = '0192f0c0-0000-7000-8000-000000000002'

export const insuranceEvents = defineEvents('insurance', {
  InsuranceAdded: event({
    version: 2,
    // Before it nobody looked for malware.
    upcasts: { 1: data => ({ ...data, scan: 'none' }) },
    schema: z.object({
      insuranceId: id,
      organizationId: id,
      traineeId: id,
      traineePositionId: id,
      ...storedOf(insuranceDates),
      ...storedOf(insuranceProof),
    }),
    sample: {
      insuranceId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      traineeId,
      traineePositionId,
      effectiveDate: '2026-09-01',
      expirationDate: '2027-08-31',
      attachmentId: '0192f0c0-0000-7000-8000-0000000000b2',
      uploadId: '0192f0c0-0000-7000-8000-0000000000b3',
      ownerId: traineeId,
      ownerPositionId: traineePositionId,
      kind: 'documents',
      filename: 'certificate.pdf',
      mimetype: 'application/pdf',
      size: 48_213,
      scan: 'passed',
    },
  }),
  InsuranceDatesChanged: event({
    version: 1,
    schema: z.object({ insuranceId: id, ...storedOf(insuranceDates) }),
    sample: { insuranceId, effectiveDate: '2026-09-01', expirationDate: '2027-09-30' },
  }),
  /** The trainee is told, so many days before it ends. */
  InsuranceExpiryReminded: event({
    version: 1,
    schema: z.object({ insuranceId: id, days: z.int() }),
    sample: { insuranceId, days: 30 },
  }),
  InsuranceDeleted: event({ version: 1, schema: z.object({ insuranceId: id }), sample: { insuranceId } }),
})

export type InsuranceEvent = EventsOf<typeof insuranceEvents>
