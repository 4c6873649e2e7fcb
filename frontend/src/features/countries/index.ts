// Which countries people may live in, chosen by those who run the platform.
import PublicOutlined from '@mui/icons-material/PublicOutlined'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { countryMessages } from './countries.messages'

const ADMINS = ['admin'] as const

export const countries: Feature = {
  name: 'countries',
  messages: countryMessages,
  routes: [
    {
      path: '/admin/tools/supported-countries',
      roles: ADMINS,
      screen: lazyWithRetry(() => import('./SupportedCountriesScreen')),
    },
  ],
  menu: [
    {
      key: 'supported_countries',
      label: 'countries.title',
      path: '/admin/tools/supported-countries',
      icon: PublicOutlined,
      places: [{ roles: ADMINS, group: 'resources', order: 18 }],
    },
  ],
  slots: { histories: ['countries'] },
}
