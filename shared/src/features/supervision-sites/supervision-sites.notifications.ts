// What notifications of supervision sites say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/supervisionsites/${id}`

export const siteNotifications: Readonly<Record<string, NotificationWords>> = {
  'site.proposed': {
    text: '{actor} proposes the {site} {subject}',
    bare: '{actor} proposes a {site}',
    link,
    optional: 'A {supervision_site} is proposed',
  },
  'site.edited': {
    text: '{actor} changed the {site} {subject}',
    bare: '{actor} changed a {site}',
    link,
    optional: 'A {supervisor} changes a {supervision_site}',
  },
  'site.expiring': {
    text: 'The {site} {subject} expires soon',
    bare: 'A {site} expires soon',
    link,
  },
  'site.expired': {
    text: 'The {site} {subject} expires today or has expired',
    bare: 'A {site} expires today or has expired',
    link,
  },
  'site.contract_ending': {
    text: 'A contract with the {site} {subject} ends soon',
    bare: 'A contract with a {site} ends soon',
    link,
  },
  'site.contract_ended': {
    text: 'A contract with the {site} {subject} ends today or has ended',
    bare: 'A contract with a {site} ends today or has ended',
    link,
  },
  'site.approved': {
    text: 'The {site} {subject}, which you added, was approved',
    bare: 'A {site} that you added was approved',
    link,
  },
  'site.rejected': {
    text: 'The {site} {subject}, which you added, was not approved',
    bare: 'A {site} that you added was not approved',
    link,
  },
}
