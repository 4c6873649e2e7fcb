// What happens to the erasure of a person: asked for by one admin, confirmed by another, then done step by step.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { ERASURE_STEPS, REASON_MAX } from './erasures.steps'

const userId = '0192f0c0-0000-7000-8000-0000000000b1'
const admin = '0192f0c0-0000-7000-8000-000000000001'
const adminPosition = '0192f0c0-0000-7000-8000-000000000002'
const otherAdmin = '0192f0c0-0000-7000-8000-000000000003'
const otherPosition = '0192f0c0-0000-7000-8000-000000000004'

const instant = z.iso.datetime()
/** How many of what. */
const figures = z.record(z.string(), z.int())

export const erasureEvents = defineEvents('erasure', {
  ErasureRequested: event({
    version: 1,
    schema: z.object({
      userId: id,
      requestedBy: id,
      requestedByPosition: id,
      requestedAt: instant,
      /** It may speak of the person, so it goes with them. */
      reason: sealed('userId', REASON_MAX),
    }),
    sample: {
      userId,
      requestedBy: admin,
      requestedByPosition: adminPosition,
      requestedAt: '2026-11-20T18:00:00.000Z',
      reason: 'Asked for it in writing',
    },
  }),
  ErasureConfirmed: event({
    version: 1,
    schema: z.object({ userId: id, confirmedBy: id, confirmedByPosition: id }),
    sample: { userId, confirmedBy: otherAdmin, confirmedByPosition: otherPosition },
  }),
  ErasureWithdrawn: event({
    version: 1,
    schema: z.object({ userId: id, withdrawnBy: id, withdrawnByPosition: id }),
    sample: { userId, withdrawnBy: admin, withdrawnByPosition: adminPosition },
  }),
  /** `again`: the person had been erased, and a restore brought them back. */
  ErasureBegun: event({
    version: 1,
    schema: z.object({ userId: id, again: z.boolean(), begunAt: instant }),
    sample: { userId, again: false, begunAt: '2026-11-21T18:00:05.000Z' },
  }),
  ErasureStepDone: event({
    version: 1,
    schema: z.object({ userId: id, step: z.enum(ERASURE_STEPS), doneAt: instant, figures }),
    sample: { userId, step: 'entry', doneAt: '2026-11-21T18:00:06.000Z', figures: { sessions: 1 } },
  }),
  /** Nothing readable is left of the person; what was done, in figures. */
  ErasureCompleted: event({
    version: 1,
    schema: z.object({ userId: id, figures }),
    sample: { userId, figures: { sessions: 1, read_models: 12 } },
  }),
})

export type ErasureEvent = EventsOf<typeof erasureEvents>
