// The fields of trainings: each named once, for its events, its row and its view.
import { z } from 'zod'
import { plainText } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { storedField } from '../../kernel/fields'

export const ASSISTANTS_MAX = 10
/** Trainees, or trainings, of one batch: a cohort. As many as the longest page of a list has rows. */
export const TRAINING_BATCH_MAX = 1_000

const named = (max: number) => storedField(plainText(max), z.string(), 'text')
const day = storedField(localDate, z.string(), 'date')

/** Start and end are days of the training's organization; the last one belongs to it. */
export const trainingContent = {
  planName: named(200),
  levelName: named(100),
  startAt: day,
  endAt: day,
  /** The trainee is not asked to find one. */
  placementNotRequired: storedField(z.boolean(), z.boolean(), 'boolean'),
} as const
