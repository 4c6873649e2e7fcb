// Images of oneself: with one's name on the account, and the question on dashboards until one has one or wants none.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { imagesMessages } from './images.messages'
import { ProfileImagePrompt } from './ProfileImagePrompt'

export const images: Feature = {
  name: 'images',
  messages: imagesMessages,
  slots: {
    ownFace: lazyWithRetry(() => import('./OwnFace')),
    dashboardPrompt: ProfileImagePrompt,
  },
}
