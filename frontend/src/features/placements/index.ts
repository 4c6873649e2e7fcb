// Placements: the list, one placement, and the decisions of coordinators.

import Assignment from '@mui/icons-material/AssignmentOutlined'
import { getPlacement, listPlacements } from '@practicum/shared/features/placements/placements.contract'
import { type Feature, filterTail } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ownPlacementsPicture, stagesPicture } from './placement-pictures'
import { mayDecide } from './placement-rights'
import { placementsMessages } from './placements.messages'
import { placementsToday } from './placements-today'

export const placements: Feature = {
  name: 'placements',
  messages: placementsMessages,
  resources: { placements: { list: listPlacements, get: getPlacement } },
  routes: [
    { path: '/applications', screen: lazyWithRetry(() => import('./PlacementListScreen')) },
    { path: '/applications/:id', screen: lazyWithRetry(() => import('./PlacementDetailsScreen')) },
  ],
  menu: [
    {
      key: 'placements',
      letter: 'p',
      label: 'placements.title',
      path: '/applications',
      icon: Assignment,
      places: [
        { roles: ['trainee'], group: 'placement', order: 20 },
        { roles: ['coordinator'], group: 'training', order: 30 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 20 },
      ],
    },
    {
      key: 'request-placement',
      label: 'placements.request',
      path: '/applications',
      tail: '#request-placement',
      icon: Assignment,
      rare: true,
      places: [{ roles: ['trainee'], group: 'placement', order: 30 }],
    },
  ],
  slots: {
    commands: [
      {
        label: 'placements.queue.title',
        form: lazyWithRetry(() => import('./ReviewQueue')),
        shownTo: mayDecide,
      },
    ],
    personLinks: [
      {
        label: 'placements.title',
        to: ({ id }) => `/applications?filter=${encodeURIComponent(JSON.stringify({ trainee_id: id }))}`,
        shownTo: ({ role_keyname }, { role }) => role_keyname === 'trainee' && role !== 'admin',
      },
    ],
    roleDashboards: [{ roles: ['faculty'], panel: lazyWithRetry(() => import('./UpcomingTrainees')) }],
    histories: ['placement'],
    notified: { 'placement.ready': lazyWithRetry(() => import('./ApproveInPlace')) },
    findables: [
      { kind: 'placement', label: 'placements.title', icon: Assignment, order: 30, path: '/applications/:id' },
    ],
    dashboardTiles: [
      {
        key: 'ready',
        label: 'placements.tile.ready',
        order: 40,
        path: '/applications',
        tail: filterTail({ status: 'ready' }),
        of: 'placements',
        counted: 'ready',
        shownTo: mayDecide,
      },
      {
        key: 'signature',
        label: 'placements.tile.signature',
        order: 50,
        path: '/applications',
        tail: filterTail({ signature_required: true }),
        of: 'placements',
        counted: 'require_signature',
      },
    ],
    today: [placementsToday],
    pictures: [stagesPicture, ownPlacementsPicture],
    dashboardTabs: [
      {
        key: 'placements',
        label: 'placements.tab',
        order: 30,
        // They come for their placements first.
        opensFor: ['trainee', 'supervisor'],
        panel: lazyWithRetry(() => import('./ReviewPlacements')),
        badge: { of: 'placements', show: own => ({ count: own('ready') + own('require_signature') }) },
      },
    ],
  },
}
