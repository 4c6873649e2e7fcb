// Supervision profiles: what supervisors and faculty say of themselves, and where others read it.
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ProfilePrompt } from './ProfilePrompt'
import { supervisionProfileMessages } from './supervision-profiles.messages'

const OWNERS = ['supervisor', 'faculty'] as const

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
    dashboardPrompt: ProfilePrompt,
    roleDashboards: [{ roles: ['supervisor'], panel: lazyWithRetry(() => import('./DirectoryPanel')) }],
    personPage: {
      of: OWNERS,
      roles: ['trainee', 'supervisor', 'faculty', 'coordinator'],
      part: lazyWithRetry(() => import('./PersonProfile')),
    },
  },
}
