// Invite links: the list, one of them, and the form that makes and changes them.
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { getInviteLink, listInviteLinks } from '@practicum/shared/features/invite-links/invite-links.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayCreate } from './invite-link-rights'
import { inviteLinkMessages } from './invite-links.messages'

const MEMBERS = ['coordinator', 'faculty', 'supervisor', 'trainee'] as const

export const inviteLinks: Feature = {
  name: 'invite-links',
  messages: inviteLinkMessages,
  resources: { 'invite-links': { list: listInviteLinks, get: getInviteLink } },
  routes: [
    { path: '/invite-links', roles: MEMBERS, screen: lazyWithRetry(() => import('./InviteLinkListScreen')) },
    { path: '/invite-links/:id', roles: MEMBERS, screen: lazyWithRetry(() => import('./InviteLinkDetailsScreen')) },
  ],
  menu: [
    {
      key: 'invite_links',
      label: 'invite-links.title',
      path: '/invite-links',
      icon: FolderOutlined,
      places: [
        { roles: ['trainee', 'coordinator'], group: 'training', order: 90 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 90 },
      ],
    },
  ],
  slots: {
    commands: [
      { label: 'invite-links.add', form: lazyWithRetry(() => import('./InviteLinkFormDialog')), shownTo: mayCreate },
    ],
    histories: ['invitelink'],
    dashboardTiles: [
      {
        key: 'invite_links',
        label: 'invite-links.tile',
        order: 90,
        path: '/invite-links',
        of: 'invite_links',
        counted: 'open',
      },
    ],
  },
}
