// Training plans and their levels: the list, one of each, and the forms that make and change them. For coordinators.
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import { getTrainingPlan, listTrainingPlans } from '@practicum/shared/features/training-plans/training-plans.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { trainingPlanMessages } from './training-plans.messages'

const ROLES = ['coordinator'] as const

export const trainingPlans: Feature = {
  name: 'training-plans',
  messages: trainingPlanMessages,
  resources: { 'training-plans': { list: listTrainingPlans, get: getTrainingPlan } },
  routes: [
    { path: '/training-plans', roles: ROLES, screen: lazyWithRetry(() => import('./TrainingPlansScreen')) },
    { path: '/training-plans/:id', roles: ROLES, screen: lazyWithRetry(() => import('./TrainingPlanScreen')) },
    { path: '/training-levels/:id', roles: ROLES, screen: lazyWithRetry(() => import('./TrainingLevelScreen')) },
  ],
  menu: [
    {
      key: 'training_plans',
      label: 'training-plans.menu',
      path: '/training-plans',
      icon: AccountTree,
      rare: true,
      places: [{ roles: ROLES, group: 'training', order: 10 }],
    },
  ],
  slots: {
    commands: [
      {
        label: 'training-plans.add',
        form: lazyWithRetry(() => import('./PlanFormDialog')),
        shownTo: ({ role }) => role === 'coordinator',
      },
    ],
    findables: [
      {
        kind: 'trainingplan',
        label: 'training-plans.title',
        icon: AccountTree,
        order: 50,
        path: '/training-plans/:id',
      },
    ],
    histories: ['trainingplan', 'traininglevel'],
  },
}
