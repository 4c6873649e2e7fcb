// The fields of training plans and their levels that people fill in: each named once, for its body, its events, its row, its view and its form.

import { z } from 'zod'
import { PALETTE } from '../../contract/palette'
import { requiredText } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { requiredField, sameRequiredField } from '../../kernel/fields'
import { givenId, id } from '../../kernel/ids'

export const PLAN_NAME_MAX = 120
export const LEVEL_NAME_MAX = 80
export const TYPE_NAME_MAX = 80
export const TYPES_MAX = 40
export const HOURS_MAX = 20_000
/** Hours are told to a quarter. */
export const HOURS_STEP = 0.25

/** Names of what an organization teaches are no person's text: they stay when whoever wrote them is erased. */
const name = (max: number) =>
  requiredField({ stored: plainText(max), sent: requiredText(max), shown: z.string(), column: 'text' })

export const trainingLevelFields = { name: name(LEVEL_NAME_MAX) } as const

export const trainingPlanFields = {
  name: name(PLAN_NAME_MAX),
  levelId: requiredField({ stored: id, sent: givenId, shown: z.uuid(), column: 'uuid' }),
  /** Days of the organization; the last one belongs to it. */
  startAt: sameRequiredField(localDate, 'date'),
  endAt: sameRequiredField(localDate, 'date'),
} as const

export const ACTIVITY_COLORS = PALETTE
const activityColor = z.enum(ACTIVITY_COLORS).meta({ id: 'ActivityColor' })
export type ActivityColor = z.infer<typeof activityColor>

/** What is to be reached, in hours. */
const hours = z.number().min(0).max(HOURS_MAX).multipleOf(HOURS_STEP)

export const storedActivityType = z.object({ id, name: plainText(TYPE_NAME_MAX), hours, color: activityColor })
export type ActivityType = Readonly<z.infer<typeof storedActivityType>>

/** With its id it is one that the plan has already. */
export const sentActivityType = z
  .strictObject({ id: givenId.optional(), name: requiredText(TYPE_NAME_MAX), hours, color: activityColor })
  .meta({ id: 'SentActivityType', examples: [{ name: 'Individual therapy', hours: 120.25, color: 'blue' }] })
export type SentActivityType = z.infer<typeof sentActivityType>

/** In hours. */
export const totalHours = (types: readonly Pick<ActivityType, 'hours'>[]): number =>
  types.reduce((sum, type) => sum + type.hours, 0)

/** As two names are compared: nobody tells them apart by case or by blanks. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
