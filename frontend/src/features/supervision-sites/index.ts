// Supervision sites: the directory, one site, the form that adds and changes one, and what waits for coordinators.
import Domain from '@mui/icons-material/DomainOutlined'
import { getSite, listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { type Feature, filterTail } from '../../app/feature'
import type { Me } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { siteMessages } from './supervision-sites.messages'

const FLAGS = { hideAuthorizationError: true } as const
const TILE = { path: '/supervisionsites', of: 'sites' } as const
const decides = ({ role }: Pick<Me, 'role'>): boolean => role === 'coordinator'

export const supervisionSites: Feature = {
  name: 'supervision-sites',
  messages: siteMessages,
  resources: { 'supervision-sites': { list: listSites, get: getSite } },
  routes: [
    { path: '/supervisionsites', flags: FLAGS, screen: lazyWithRetry(() => import('./SiteListScreen')) },
    {
      path: '/supervisionsites/tags',
      roles: ['coordinator'],
      screen: lazyWithRetry(() => import('./SiteTagsScreen')),
    },
    { path: '/supervisionsites/:id', flags: FLAGS, screen: lazyWithRetry(() => import('./SiteScreen')) },
  ],
  menu: [
    {
      key: 'sites',
      label: 'supervision-sites.menu',
      path: '/supervisionsites',
      icon: Domain,
      rare: true,
      places: [
        { roles: ['trainee'], group: 'placement', order: 10 },
        { roles: ['coordinator'], group: 'training', order: 20 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 10 },
      ],
    },
  ],
  slots: {
    commands: [
      {
        label: 'supervision-sites.add',
        form: lazyWithRetry(() => import('./SiteFormDialog')),
        shownTo: ({ role }) => role === 'coordinator' || role === 'supervisor',
      },
    ],
    findables: [
      { kind: 'site', label: 'supervision-sites.menu', icon: Domain, order: 45, path: '/supervisionsites/:id' },
    ],
    histories: ['site'],
    nouns: { slot: 'places' },
    roleDashboards: [{ roles: ['supervisor'], panel: lazyWithRetry(() => import('./OwnSites')) }],
    dashboardTiles: [
      {
        ...TILE,
        key: 'sites_pending',
        label: 'supervision-sites.tile.pending',
        order: 54,
        tail: filterTail({ status: 'pending' }),
        counted: 'pending',
        shownTo: decides,
      },
      {
        ...TILE,
        key: 'sites_expired',
        label: 'supervision-sites.tile.expired',
        order: 55,
        tail: filterTail({ status: 'expired' }),
        counted: 'expired',
        alert: true,
        shownTo: decides,
      },
    ],
    dashboardTabs: [
      {
        key: 'sites',
        label: 'supervision-sites.tab',
        order: 25,
        roles: ['coordinator'],
        panel: lazyWithRetry(() => import('./ReviewSites')),
        badge: {
          of: 'sites',
          show: own => ({ count: own('expired') || own('pending'), alert: own('expired') > 0 }),
        },
      },
    ],
  },
}
