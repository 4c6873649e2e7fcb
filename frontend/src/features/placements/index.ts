// Placements: the list, one placement, and the decisions of coordinators.
import { getPlacement, listPlacements } from '@practicum/shared/features/placements/placements.contract'
import { type Feature, filterTail } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { placementsMessages } from './placements.messages'

export const placements: Feature = {
  name: 'placements',
  messages: placementsMessages,
  resources: { placements: { list: listPlacements, get: getPlacement } },
  screens: {
    '/applications': lazy(() => import('./PlacementListScreen')),
    '/applications/:id': lazy(() => import('./PlacementDetailsScreen')),
  },
  slots: {
    commands: [
      {
        label: 'placements.queue.title',
        form: lazy(() => import('./ReviewQueue')),
        shownTo: ({ role, user }) => role === 'coordinator' && !user.is_impersonating,
      },
    ],
    personLinks: [
      {
        label: 'placements.title',
        to: ({ id }) => `/applications?filter=${encodeURIComponent(JSON.stringify({ trainee_id: id }))}`,
        shownTo: ({ role_keyname }, { role }) => role_keyname === 'trainee' && role !== 'admin',
      },
    ],
    roleDashboards: [{ roles: ['faculty'], panel: lazy(() => import('./UpcomingTrainees')) }],
    histories: ['placement'],
    dashboardTiles: [
      {
        key: 'ready',
        order: 40,
        path: '/applications',
        tail: filterTail({ status: 'ready' }),
        of: 'placements',
        counted: 'ready',
      },
      {
        key: 'signature',
        order: 50,
        path: '/applications',
        tail: filterTail({ signature_required: true }),
        of: 'placements',
        counted: 'require_signature',
      },
    ],
    dashboardTabs: [
      {
        key: 'placements',
        label: 'placements.tab',
        panel: lazy(() => import('./ReviewPlacements')),
        badge: { of: 'placements', show: own => ({ count: own('ready') + own('require_signature') }) },
      },
    ],
  },
}
