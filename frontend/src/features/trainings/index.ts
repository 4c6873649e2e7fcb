// Trainings: the list of all, one of them, and the form that assigns and changes them, for coordinators; trainees see their own on their account.
import EventNote from '@mui/icons-material/EventNoteOutlined'
import { getTraining, listTrainings } from '@practicum/shared/features/trainings/trainings.contract'
import { type Feature, filterTail } from '../../app/feature'
import type { Me } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { trainingMessages } from './trainings.messages'

const ROLES = ['coordinator'] as const

/** Whoever acts as somebody is shown no proofs. */
const looksAfterInsurance = ({ role, user, position }: Me): boolean =>
  role === 'coordinator' &&
  !user.is_impersonating &&
  position.organization.organization_settings.require_trainee_insurance

export const trainings: Feature = {
  name: 'trainings',
  messages: trainingMessages,
  resources: { trainings: { list: listTrainings, get: getTraining } },
  routes: [
    { path: '/trainings', roles: ROLES, screen: lazyWithRetry(() => import('./TrainingListScreen')) },
    { path: '/trainings/:id', roles: ROLES, screen: lazyWithRetry(() => import('./TrainingScreen')) },
  ],
  menu: [
    {
      key: 'trainings',
      label: 'trainings.title',
      path: '/trainings',
      icon: EventNote,
      rare: true,
      places: [{ roles: ROLES, group: 'training', order: 5 }],
    },
  ],
  slots: {
    account: {
      tab: 'training',
      order: 10,
      anchors: ['trainings'],
      shownTo: ({ role }) => role === 'trainee',
      part: lazyWithRetry(() => import('./TrainingSection')),
    },
    roleDashboards: [{ roles: ['trainee'], panel: lazyWithRetry(() => import('./DashboardTrainings')) }],
    personPage: {
      of: ['trainee'],
      roles: ['coordinator', 'faculty', 'supervisor'],
      part: lazyWithRetry(() => import('./PersonTrainings')),
    },
    commands: [
      {
        label: 'trainings.assign',
        form: lazyWithRetry(() => import('./AssignCommand')),
        shownTo: ({ role }) => role === 'coordinator',
      },
    ],
    personLinks: [
      {
        label: 'trainings.title',
        to: ({ id }) => `/trainings${filterTail({ trainee_id: id })}`,
        shownTo: ({ role_keyname }, { role }) => role_keyname === 'trainee' && role === 'coordinator',
        onCardAlone: true,
      },
    ],
    findables: [{ kind: 'training', label: 'trainings.title', icon: EventNote, order: 45, path: '/trainings/:id' }],
    histories: ['training'],
    dashboardTiles: [
      {
        key: 'trainings_uninsured',
        label: 'trainings.uninsured',
        order: 61,
        path: '/trainings',
        tail: filterTail({ insurance_required: true }),
        of: 'trainings',
        counted: 'uninsured',
        alert: true,
        shownTo: looksAfterInsurance,
      },
    ],
  },
}
