// Invite links: by which people sign up by themselves. For those who look after an organization.
import { getInviteLink, listInviteLinks } from '@practicum/shared/features/invite-links/invite-links.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ROLES = ['coordinator', 'admin'] as const

export const inviteLinks: Feature = {
  name: 'invite-links',
  messages: {},
  resources: { 'invite-links': { list: listInviteLinks, get: getInviteLink } },
  routes: [
    { path: '/invitations/links', roles: ROLES, screen: lazyWithRetry(() => import('./InviteLinkListScreen')) },
    { path: '/invitations/links/:id', roles: ROLES, screen: lazyWithRetry(() => import('./InviteLinkDetailsScreen')) },
  ],
  menu: [],
  slots: { histories: ['invitelink'] },
}
