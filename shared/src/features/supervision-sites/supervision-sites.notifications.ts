// What notifications of supervision sites say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/supervisionsites/${id}`

export const siteNotifications: Readonly<Record<string, NotificationWords>> = {
  'site.approved': {
    text: 'The site {subject}, which you added, was approved',
    bare: 'A site that you added was approved',
    link,
  },
  'site.rejected': {
    text: 'The site {subject}, which you added, was not approved',
    bare: 'A site that you added was not approved',
    link,
  },
  'site.waiting_ended': {
    text: 'There is a place for you at {subject}: you are not on its waiting list any more',
    bare: 'There is a place for you at a site: you are not on its waiting list any more',
    link,
  },
}
