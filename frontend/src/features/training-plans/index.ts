// Training plans: the list, one of them, and the form that makes and changes them.
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { getTrainingPlan, listTrainingPlans } from '@practicum/shared/features/training-plans/training-plans.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayCreate } from './training-plan-rights'
import { trainingPlanMessages } from './training-plans.messages'

const MEMBERS = ['coordinator', 'faculty', 'supervisor', 'trainee'] as const

export const trainingPlans: Feature = {
  name: 'training-plans',
  messages: trainingPlanMessages,
  resources: { 'training-plans': { list: listTrainingPlans, get: getTrainingPlan } },
  routes: [
    { path: '/training-plans', roles: MEMBERS, screen: lazyWithRetry(() => import('./TrainingPlanListScreen')) },
    { path: '/training-plans/:id', roles: MEMBERS, screen: lazyWithRetry(() => import('./TrainingPlanDetailsScreen')) },
  ],
  menu: [
    {
      key: 'training_plans',
      label: 'training-plans.title',
      path: '/training-plans',
      icon: FolderOutlined,
      places: [
        { roles: ['trainee', 'coordinator'], group: 'training', order: 90 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 90 },
      ],
    },
  ],
  slots: {
    commands: [
      {
        label: 'training-plans.add',
        form: lazyWithRetry(() => import('./TrainingPlanFormDialog')),
        shownTo: mayCreate,
      },
    ],
    histories: ['trainingplan'],
    dashboardTiles: [
      {
        key: 'training_plans',
        label: 'training-plans.tile',
        order: 90,
        path: '/training-plans',
        of: 'training_plans',
        counted: 'open',
      },
    ],
  },
}
