// What happens to notifications. They hold ids, no names and no texts: what they say is read when it is shown.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { id } from '../../kernel/ids'

const notificationId = '0192f0c0-0000-7000-8000-0000000000b1'
const userId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'

export const notificationEvents = defineEvents('notification', {
  NotificationSent: event({
    version: 2,
    schema: z.object({
      notificationId: id,
      userId: id,
      positionId: id,
      /** Names its words, `<thing>.<what happened>`: those of the feature that the thing belongs to. */
      kind: plainText(60),
      /** Who brought it about; null: the system. */
      actorId: id.nullable(),
      actorPositionId: id.nullable(),
      entityId: id,
    }),
    sample: {
      notificationId,
      userId,
      positionId,
      kind: 'task.assigned',
      actorId: userId,
      actorPositionId: positionId,
      entityId: notificationId,
    },
    // Version 1 listed the kinds that there were.
    upcasts: { 1: data => data },
  }),
  NotificationRead: event({
    version: 1,
    schema: z.object({ notificationId: id, userId: id }),
    sample: { notificationId, userId },
  }),
})
export type NotificationEvent = EventsOf<typeof notificationEvents>

/** How people are told: in the application, and by what says how much of it they have not read. */
export const CHANNELS = ['in_app', 'email', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

const choiceId = '0192f0c0-0000-7000-8000-0000000000b2'
const choice = z.object({ choiceId: id, userId: id, kind: plainText(60), channel: z.enum(CHANNELS) })
const aChoice = { choiceId, userId, kind: 'task.commented', channel: 'email' as const }
// Version 1 knew one channel.
const upcasts = { 1: (data: Record<string, unknown>) => data }

/** One stream for each person, kind and channel. */
export const choiceEvents = defineEvents('mute', {
  NotificationsMuted: event({ version: 2, schema: choice, sample: aChoice, upcasts }),
  NotificationsUnmuted: event({ version: 2, schema: choice, sample: aChoice, upcasts }),
})
export type ChoiceEvent = EventsOf<typeof choiceEvents>

/** One stream a person: everything until then is read. */
export const markEvents = defineEvents('mark', {
  AllNotificationsRead: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})
export type MarkEvent = EventsOf<typeof markEvents>
