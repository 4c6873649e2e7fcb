// The fields of placements, and of the agreements they refer to: each named once, for its events, its row and its view.
import { z } from 'zod'
import { role } from '../../access/roles'
import { reason } from '../../contract/shapes'
import { plainText, sealed } from '../../events/catalog'
import { requiredField, sameField, storedField } from '../../kernel/fields'
import { placementDays } from './placements.days'

const named = (max: number) => storedField(plainText(max), z.string(), 'text')
const yesOrNo = storedField(z.boolean(), z.boolean(), 'boolean')

/** Switched at any time. */
export const placementRecurrence = { recurring: sameField(z.boolean(), false, 'boolean') } as const

/** Said at any time, by whoever decides about placements. */
export const placementCampus = { isCampus: sameField(z.boolean(), false, 'boolean') } as const

/** What a trainee applies with. */
export const placementContent = {
  ...placementDays,
  ...placementCampus,
  ...placementRecurrence,
} as const

/** Of a decision that is told to the trainee. */
export const decisionReason = {
  reason: requiredField({ stored: sealed('traineeId', 2000), sent: reason, shown: z.string(), column: 'text' }),
} as const

export const agreementContent = {
  name: named(200),
  vendor: storedField(plainText(100).nullable(), z.string().nullable(), 'text'),
  isMultiway: yesOrNo,
  submitterRoles: storedField(z.array(role).min(1), z.array(z.string()), 'text[]'),
} as const
