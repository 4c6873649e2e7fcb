// Supervision profiles: what supervisors and faculty say of themselves, and where others read it.
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import type { Feature, OwnCount } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ProfilePrompt } from './ProfilePrompt'
import { supervisionProfileMessages } from './supervision-profiles.messages'

const OWNERS = ['supervisor', 'faculty'] as const

function licenseProblem(own: OwnCount) {
  if (own('expired') > 0) return { severity: 'error', text: 'supervision-profiles.alert.expired' } as const
  return own('expiring') > 0
    ? ({ severity: 'warning', text: 'supervision-profiles.alert.expiring' } as const)
    : undefined
}

export const supervisionProfiles: Feature = {
  name: 'supervision-profiles',
  messages: supervisionProfileMessages,
  routes: [
    {
      path: '/supervision-profile',
      roles: OWNERS,
      flags: { hideAuthorizationError: true },
      screen: lazyWithRetry(() => import('./ProfileScreen')),
    },
  ],
  menu: [
    {
      key: 'supervision_profile',
      label: 'supervision-profiles.title',
      path: '/supervision-profile',
      icon: BadgeOutlined,
      places: [{ roles: OWNERS, group: 'supervision', order: 90 }],
    },
  ],
  slots: {
    histories: ['supervisionprofile'],
    dashboardAlerts: [
      {
        key: 'license',
        of: 'licenses',
        says: (own, { role }) => {
          const problem = OWNERS.some(one => one === role) && licenseProblem(own)
          return problem
            ? { ...problem, link: 'supervision-profiles.alert.update', path: '/supervision-profile' }
            : undefined
        },
      },
    ],
    dashboardPrompt: ProfilePrompt,
    roleDashboards: [{ roles: ['supervisor'], panel: lazyWithRetry(() => import('./DirectoryPanel')) }],
    personPage: {
      of: OWNERS,
      roles: ['trainee', 'supervisor', 'faculty', 'coordinator'],
      part: lazyWithRetry(() => import('./PersonProfile')),
    },
  },
}
