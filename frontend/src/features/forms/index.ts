// Forms: so far one form, to which evaluation tasks lead.

import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { formsMessages } from './forms.messages'

export const forms: Feature = {
  name: 'forms',
  messages: formsMessages,
  routes: [
    { path: '/forms/:id', screen: lazyWithRetry(() => import('./FormDetailsScreen')) },
    { path: '/vendorforms/:id', redirect: '/forms/:id' },
  ],
}
