// What a placement refers to, as far as placements need it: the site it is at and the training it belongs to.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { id } from '../../kernel/ids'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const trainee = { userId: '0192f0c0-0000-7000-8000-000000000001', positionId: '0192f0c0-0000-7000-8000-000000000002' }
const faculty = { userId: '0192f0c0-0000-7000-8000-000000000004', positionId: '0192f0c0-0000-7000-8000-000000000005' }

const person = z.object({ userId: id, positionId: id })

export const siteEvents = defineEvents('site', {
  SiteListed: event({
    version: 1,
    schema: z.object({
      siteId: id,
      organizationId: id,
      name: plainText(200),
      county: plainText(100),
      published: z.boolean(),
    }),
    sample: {
      siteId: '0192f0c0-0000-7000-8000-0000000000c1',
      organizationId,
      name: 'Bayview Clinic',
      county: 'Marin',
      published: true,
    },
  }),
})
export type SiteEvent = EventsOf<typeof siteEvents>

/** Start and end are days of the training's organization. */
export const trainingEvents = defineEvents('training', {
  TrainingPlanned: event({
    version: 1,
    schema: z.object({
      trainingId: id,
      organizationId: id,
      trainee: person,
      faculty: person.nullable(),
      planName: plainText(200),
      levelName: plainText(100),
      startOn: localDate,
      endOn: localDate,
    }),
    sample: {
      trainingId: '0192f0c0-0000-7000-8000-0000000000d1',
      organizationId,
      trainee,
      faculty,
      planName: 'Marriage and family therapy',
      levelName: 'Practicum I',
      startOn: '2026-09-01',
      endOn: '2027-05-31',
    },
  }),
})
export type TrainingEvent = EventsOf<typeof trainingEvents>
