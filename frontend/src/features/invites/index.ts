// Invitations: whom one has asked in, and the form by which people are asked. For those who look after an organization.
import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import { listInvites } from '@practicum/shared/features/invites/invites.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { inviteMessages } from './invites.messages'

export const invites: Feature = {
  name: 'invites',
  messages: inviteMessages,
  resources: { invites: { list: listInvites } },
  routes: [
    {
      path: '/invitations',
      roles: ['coordinator', 'admin'],
      screen: lazyWithRetry(() => import('./InviteListScreen')),
    },
  ],
  menu: [
    {
      key: 'invitations',
      letter: 'i',
      label: 'invites.title',
      path: '/invitations',
      icon: GroupAdd,
      places: [
        { roles: ['coordinator'], group: 'organization', order: 20 },
        { roles: ['admin'], group: 'resources', order: 15 },
      ],
    },
  ],
  slots: { histories: ['invite'] },
}
