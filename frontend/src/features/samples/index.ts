// Samples: said on the page of a plan, and on that of a trainee or a supervisor.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const samples: Feature = {
  name: 'samples',
  messages: {},
  slots: {
    personPage: {
      of: ['trainee', 'supervisor'],
      roles: ['coordinator'],
      part: lazyWithRetry(() => import('./PersonSamples')),
    },
  },
}
