// Liability insurance of trainees: on their account and dashboard, and a list of all for those who coordinate them.
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined'
import { getInsurance, listInsurances } from '@practicum/shared/features/insurances/insurances.contract'
import type { Feature } from '../../app/feature'
import { filterTail, type OwnCount } from '../../app/feature'
import type { Me } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { insuranceMessages } from './insurances.messages'

/** Whoever acts as somebody is shown no files of theirs. */
const isShownFiles = ({ user }: Pick<Me, 'user'>): boolean => !user.is_impersonating

const isRequired = (me: Pick<Me, 'position' | 'user'>): boolean =>
  isShownFiles(me) && me.position.organization.organization_settings.require_trainee_insurance

function problemOf(own: OwnCount) {
  if (own('held') === 0) return { severity: 'warning', text: 'insurances.alert.empty' } as const
  if (own('lapsed') > 0) return { severity: 'error', text: 'insurances.alert.expired' } as const
  return own('ending') > 0 ? ({ severity: 'warning', text: 'insurances.alert.expiring' } as const) : undefined
}

const TILE = { path: '/insurances', of: 'insurances', label: 'insurances.tile', order: 60 } as const

export const insurances: Feature = {
  name: 'insurances',
  messages: insuranceMessages,
  resources: { insurances: { list: listInsurances, get: getInsurance } },
  routes: [
    {
      path: '/insurances',
      roles: ['coordinator', 'trainee'],
      insteadFor: { trainee: '/account#insurance' },
      screen: lazyWithRetry(() => import('./InsuranceListScreen')),
    },
    {
      path: '/insurances/:id',
      roles: ['coordinator', 'trainee'],
      screen: lazyWithRetry(() => import('./InsuranceDetailsScreen')),
    },
  ],
  menu: [
    {
      key: 'insurances',
      label: 'insurances.title',
      path: '/insurances',
      icon: HealthAndSafetyOutlined,
      places: [{ roles: ['coordinator'], group: 'training', order: 60 }],
    },
  ],
  slots: {
    account: {
      tab: 'training',
      order: 20,
      anchors: ['insurance'],
      shownTo: ({ role, user }) => role === 'trainee' && !user.is_impersonating,
      part: lazyWithRetry(() => import('./InsuranceSection')),
    },
    personPage: {
      of: ['trainee'],
      roles: ['coordinator'],
      shownTo: isShownFiles,
      part: lazyWithRetry(() => import('./PersonInsurances')),
    },
    histories: ['insurance'],
    dashboardAlerts: [
      {
        key: 'insurance',
        of: 'insurances',
        says: (own, me) => {
          const problem = me.role === 'trainee' && isRequired(me) && problemOf(own)
          return problem ? { ...problem, link: 'insurances.alert.update', path: '/account#insurance' } : undefined
        },
      },
    ],
    dashboardTabs: [
      {
        key: 'insurance',
        label: 'insurances.title',
        order: 50,
        roles: ['trainee'],
        shownTo: isRequired,
        panel: lazyWithRetry(() => import('./InsuranceTab')),
        badge: {
          of: 'insurances',
          show: own => ({ count: own('lapsed') + own('ending'), alert: own('lapsed') > 0 }),
        },
      },
    ],
    dashboardTiles: [
      {
        ...TILE,
        key: 'insurance_expiring',
        tail: filterTail({ ending: true }),
        counted: 'ending',
        shownTo: me => me.role === 'coordinator' && isRequired(me),
      },
      // Whoever has added the one that follows has nothing left to do.
      { ...TILE, key: 'insurance_ending', counted: 'ending', shownTo: me => me.role === 'trainee' && isRequired(me) },
    ],
  },
}
