// The reservation behind "no name twice": one stream for each name of a level, and for each name and first day of a plan, held by one of them at a time.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { derivedId, id } from '../../kernel/ids'
import { comparable } from './training-plans.fields'

const holderId = '0192f0c0-0000-7000-8000-0000000000a1'
/** Revision in the stream of the holder. */
const revision = z.int().min(0)

export const trainingNameEvents = defineEvents('trainingname', {
  TrainingNameClaimed: event({
    version: 1,
    schema: z.object({ holderId: id, atRevision: revision }),
    sample: { holderId, atRevision: 0 },
  }),
  TrainingNameReleased: event({
    version: 1,
    schema: z.object({ holderId: id, atRevision: revision }),
    sample: { holderId, atRevision: 3 },
  }),
})
export type TrainingNameEvent = EventsOf<typeof trainingNameEvents>

interface OfLevel {
  readonly organizationId: string
  readonly name: string
}

export const levelNameId = ({ organizationId, name }: OfLevel): string =>
  derivedId('training level name', organizationId, comparable(name))

/** The plan of the next year may be called the same. */
export const planNameId = ({ organizationId, name, startAt }: OfLevel & { readonly startAt: string }): string =>
  derivedId('training plan name', organizationId, comparable(name), startAt)
