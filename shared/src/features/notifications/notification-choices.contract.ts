// Of what one is told over HTTP: each kind of notification that may be done without, by channel.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { CHANNELS } from './notifications.events'

const feature = 'notifications'
const own = { who: 'signed-in', relation: "one's own, in all one's positions" } as const

export const notificationChoice = z
  .object({
    /** `<thing>.<what happened>`. */
    kind: z.string(),
    /** What it is called, in the language of the request. */
    name: z.string(),
    in_app: z.boolean(),
    /** Mails about what is not read count it; never of what one is not told in the application. */
    email: z.boolean(),
    /** As `email`, of text messages. */
    text: z.boolean(),
  })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof notificationChoice>

export const notificationChoices = query({
  name: 'notificationChoices',
  feature,
  path: '/api/notification-choices',
  summary:
    'Of which kinds of notifications one is told, of those that one may do without, and which of them mails and text messages about what is not read count.',
  access: { ...own, protected: false },
  answer: z.array(notificationChoice),
})

export const chooseNotifications = command({
  name: 'chooseNotifications',
  feature,
  method: 'PUT',
  path: '/api/notification-choices/:kind',
  summary:
    'Be told of a kind by a channel, or not; from the answer on. What is off in the application is sent by none, whatever was chosen of the others. Decisions, reminders and what concerns safety are always told.',
  access: { ...own, impersonation: 'deny' },
  params: z.strictObject({ kind: z.string().max(60) }),
  body: z.strictObject({ channel: z.enum(CHANNELS), on: z.boolean() }),
  answer: z.object({ kind: z.string(), channel: z.enum(CHANNELS), on: z.boolean() }),
  refusals: ['notification.always_told'],
})
