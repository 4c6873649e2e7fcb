// What waits behind the read models over HTTP, for those who run the platform: how far the queue is, and the effects that were set aside.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'

const feature = 'dashboards'
const admin = { who: ['admin'], relation: 'platform' } as const

/** The oldest; of the others it is told how many there are. */
export const EFFECTS_TOLD = 100

const effect = z
  .object({
    event_id: z.uuid(),
    /** Who could not handle the event. */
    consumer: z.string(),
    /** What the event is about: the first part of its stream. */
    thing: z.string(),
    /** The class of the error: what it says may hold personal data. null: an older release set it aside. */
    failure: z.string().nullable(),
    since: z.string(),
    /** Since when it is to be handled again; null: nobody has asked for it. */
    again_since: z.string().nullable(),
  })
  .meta({ id: 'SetAsideEffect' })
export type SetAsideEffect = z.infer<typeof effect>

export const platformQueues = query({
  name: 'platformQueues',
  feature,
  path: '/api/dashboard/admin/queues',
  summary: 'How far the queue is, and which effects were set aside after every try, without what their errors say.',
  access: admin,
  answer: z.object({
    /** Age of the oldest event whose effects are still to come; null: it cannot be told. */
    unsent_seconds: z.int().nullable(),
    /** How often each was tried before it was set aside. */
    tries: z.int(),
    total: z.int(),
    effects: z.array(effect).max(EFFECTS_TOLD),
  }),
})

export const repeatEffects = command({
  name: 'repeatEffects',
  feature,
  method: 'POST',
  path: '/api/dashboard/admin/effects/again',
  summary: 'Hand effects that were set aside back to their consumers: those of one event, or all of them.',
  access: admin,
  body: z.strictObject({ event_id: givenId.optional() }),
  /** How many are on their way again. */
  answer: z.object({ asked: z.int() }),
})
