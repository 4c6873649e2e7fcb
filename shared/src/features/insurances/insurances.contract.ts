// Liability insurances of trainees over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { codesColumn, dayColumn, namesColumn } from '../../contract/columns'
import { byId, command, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { insuranceDates } from './insurances.fields'
import { INSURANCE_STANDINGS, INSURANCE_STATES } from './insurances.standing'

const feature = 'insurances'

const members = { who: ['coordinator', 'trainee'] } as const
const relation = 'the trainee’s own, or of a trainee of the coordinator’s organization'

export const insuranceView = z
  .object({
    id: z.uuid(),
    trainee: personRef,
    /** `uuid`: of its upload. */
    document: attachmentView.extend({ uuid: z.uuid() }),
    ...shownOf(insuranceDates),
    /** Trainings of the trainee on a day of which it holds, the earliest first; at most 20. */
    covered_trainings: z.array(z.object({ id: z.uuid(), display_name: z.string() })),
    state: z.enum(INSURANCE_STATES),
    is_current: z.boolean(),
    is_expired: z.boolean(),
    expires_soon: z.boolean().describe('Within 30 days.'),
    version: z.int(),
  })
  .meta({ id: 'Insurance' })
export type InsuranceView = z.infer<typeof insuranceView>

const written = z.object({ id: z.uuid(), version: z.int() })
const dates = { effective_date: '2026-09-01', expiration_date: '2027-08-31' }

export const listInsurances = list({
  name: 'listInsurances',
  feature,
  path: '/api/insurances',
  summary: 'The liability insurances that the current position may see.',
  access: { ...members, relation, impersonation: 'deny' },
  filter: z.strictObject({
    state: z.enum(INSURANCE_STATES).optional(),
    ending: z
      .boolean()
      .describe('With it the cover of a trainee who has not left ends within 30 days: none goes on after it.')
      .optional(),
  }),
  item: insuranceView,
  sort: ['expiration_date', 'effective_date'],
  defaultOrder: 'asc',
  columns: {
    trainee: namesColumn('Trainee'),
    state: codesColumn('Status', {
      current: 'Current',
      expiring: 'Expiring',
      expired: 'Expired',
      future: 'Future',
    }),
    effective_date: dayColumn('Effective date'),
    expiration_date: dayColumn('Expiration date'),
  },
})

export const insurancesOfTrainee = query({
  name: 'insurancesOfTrainee',
  feature,
  path: '/api/trainees/:id/insurances',
  summary:
    'The liability insurances of a trainee in the current organization, those that end last first, and what they come to.',
  access: { ...members, relation, impersonation: 'deny' },
  params: byId,
  answer: z.object({
    /** What the organization asks of its trainees. */
    required: z.boolean(),
    standing: z.enum(INSURANCE_STANDINGS),
    insurances: z.array(insuranceView),
  }),
})

export const getInsurance = query({
  name: 'getInsurance',
  feature,
  path: '/api/insurances/:id',
  summary: 'One liability insurance.',
  access: { ...members, relation, impersonation: 'deny' },
  params: byId,
  answer: insuranceView,
})

export const addInsurance = command({
  name: 'addInsurance',
  feature,
  method: 'POST',
  path: '/api/trainees/:id/insurances',
  summary: 'Add a liability insurance of a trainee, with a proof that the caller has sent.',
  access: { ...members, relation },
  params: byId,
  body: z
    .strictObject({ upload_uuid: givenId, ...sentOf(insuranceDates) })
    .meta({ examples: [{ upload_uuid: '0192f0c0-0000-7000-8000-0000000000b3', ...dates }] }),
  answer: written,
  refusals: ['insurance.end_after_start', 'upload.unknown', 'attachment.hipaa_required'],
})

export const changeInsurance = command({
  name: 'changeInsurance',
  feature,
  method: 'PUT',
  path: '/api/insurances/:id',
  summary: 'Correct the dates of a liability insurance; another proof is another insurance.',
  access: { ...members, relation },
  params: byId,
  body: z
    .strictObject({
      ...sentOf(insuranceDates),
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...dates, version: 0 }] }),
  answer: written,
  refusals: ['insurance.end_after_start', 'version_conflict'],
})

export const deleteInsurance = command({
  name: 'deleteInsurance',
  feature,
  method: 'DELETE',
  path: '/api/insurances/:id',
  summary: 'Delete a liability insurance with its proof; what happened stays in the log.',
  access: { ...members, relation },
  params: byId,
  answer: z.object({ flash: z.object({ type: z.literal('success'), message: z.string() }) }),
})
