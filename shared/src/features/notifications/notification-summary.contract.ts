// Mails about what one has not read, over HTTP: how often one gets them.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { summaryOften } from './summary.events'

const feature = 'notifications'
const own = { who: 'signed-in', relation: "one's own, in all one's positions" } as const
const often = z.object({ often: summaryOften }).meta({ id: 'NotificationSummary' })

export const notificationSummary = query({
  name: 'notificationSummary',
  feature,
  path: '/api/users/current/notification-summary',
  summary: 'How often one gets a mail that says how much one has not read: at most once a day where nothing is chosen.',
  access: { ...own, protected: false },
  answer: often,
})

export const chooseNotificationSummary = command({
  name: 'chooseNotificationSummary',
  feature,
  method: 'PUT',
  path: '/api/users/current/notification-summary',
  summary: 'Choose how often one gets a mail about what one has not read, or that one gets none.',
  access: { ...own, impersonation: 'deny' },
  body: z.strictObject({ often: summaryOften }),
  answer: often,
})
