// Platform settings: the maintenance banner and the lockout modal for everybody, the toggles for admins.

import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LockoutModal } from './LockoutModal'
import { MaintenanceBanner } from './MaintenanceBanner'
import { settingsMessages } from './settings.messages'

export const settings: Feature = {
  name: 'settings',
  messages: settingsMessages,
  slots: {
    histories: ['setting'],
    banner: MaintenanceBanner,
    everywhere: LockoutModal,
    adminDashboard: lazyWithRetry(() => import('./SettingsPanel')),
  },
}
