// The reservation behind "no two trainings on one day": one stream for each trainee in an organization, with the days that their trainings claim.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { derivedId, id } from '../../kernel/ids'

const trainingId = '0192f0c0-0000-7000-8000-0000000000d1'
/** Revision in the stream of the training. */
const revision = z.int().min(0)

export const trainingCalendarEvents = defineEvents('trainingcalendar', {
  TrainingDaysClaimed: event({
    version: 1,
    schema: z.object({ trainingId: id, startAt: localDate, endAt: localDate, atRevision: revision }),
    sample: { trainingId, startAt: '2026-09-01', endAt: '2027-05-31', atRevision: 0 },
  }),
  /** As of that revision the training has these days and no others; null: none. */
  TrainingDaysSettled: event({
    version: 1,
    schema: z.object({
      trainingId: id,
      startAt: localDate.nullable(),
      endAt: localDate.nullable(),
      atRevision: revision,
    }),
    sample: { trainingId, startAt: '2026-09-01', endAt: '2027-06-30', atRevision: 2 },
  }),
})
export type TrainingCalendarEvent = EventsOf<typeof trainingCalendarEvents>

interface OfTrainee {
  readonly organizationId: string
  readonly trainee: { readonly userId: string }
}

/** Of the person: whoever leaves and comes back has the days of before. */
export const trainingCalendarId = ({ organizationId, trainee }: OfTrainee): string =>
  derivedId('training calendar', organizationId, trainee.userId)
