// Where one is signed in: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { devicesMessages } from './devices.messages'

export const devices: Feature = {
  name: 'devices',
  messages: devicesMessages,
  slots: { account: lazyWithRetry(() => import('./DevicesSection')) },
}
