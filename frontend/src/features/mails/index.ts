// Mails: what was written to whom and what became of it, for admins; and to oneself, for everybody.
import MailOutlined from '@mui/icons-material/MailOutlined'
import { getMail, listMails } from '@practicum/shared/features/mails/mails.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mailMessages } from './mails.messages'

export const mails: Feature = {
  name: 'mails',
  messages: mailMessages,
  resources: { mails: { list: listMails, get: getMail } },
  routes: [
    { path: '/mails', screen: lazyWithRetry(() => import('./MailListScreen')) },
    { path: '/mails/:id', screen: lazyWithRetry(() => import('./MailDetailsScreen')) },
  ],
  menu: [
    {
      key: 'mails',
      label: 'mails.title',
      path: '/mails',
      icon: MailOutlined,
      places: [{ roles: ['admin'], group: 'resources', order: 55 }],
    },
  ],
  slots: {
    account: lazyWithRetry(() => import('./MailsSection')),
    histories: ['mail'],
  },
}
