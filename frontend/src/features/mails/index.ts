// Mails: what was written to whom and what became of it, for admins; and to oneself, for everybody.
import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import { getMail, listMails } from '@practicum/shared/features/mails/mails.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mailMessages } from './mails.messages'

const ADMINS = ['admin'] as const

export const mails: Feature = {
  name: 'mails',
  messages: mailMessages,
  resources: { mails: { list: listMails, get: getMail } },
  routes: [
    { path: '/mails', screen: lazyWithRetry(() => import('./MailListScreen')) },
    { path: '/mails/:id', screen: lazyWithRetry(() => import('./MailDetailsScreen')) },
    {
      path: '/admin/tools/mail-templates',
      roles: ADMINS,
      screen: lazyWithRetry(() => import('./MailTemplatesScreen')),
    },
  ],
  menu: [
    {
      key: 'mails',
      label: 'mails.title',
      path: '/mails',
      icon: MailOutlined,
      places: [{ roles: ADMINS, group: 'resources', order: 55 }],
    },
    {
      key: 'mail_templates',
      label: 'mails.templates',
      path: '/admin/tools/mail-templates',
      icon: DraftsOutlined,
      places: [{ roles: ADMINS, group: 'resources', order: 19 }],
    },
  ],
  slots: {
    account: {
      tab: 'history',
      order: 10,
      anchors: ['account-mails'],
      part: lazyWithRetry(() => import('./MailsSection')),
    },
    histories: ['mail'],
  },
}
