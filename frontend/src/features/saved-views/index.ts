// Saved views: what every list that can be narrowed offers to keep, open and share.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { OpeningView } from './OpeningView'
import { savedViewMessages } from './saved-views.messages'

export const savedViews: Feature = {
  name: 'saved-views',
  messages: savedViewMessages,
  slots: {
    histories: ['savedview'],
    listViews: {
      around: OpeningView,
      menu: lazyWithRetry(() => import('./ViewsMenu')),
      bar: lazyWithRetry(() => import('./ViewBar')),
    },
  },
}
