// People: one's own account, and what other features use to pick them.
import Person from '@mui/icons-material/PersonOutlined'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { peopleMessages } from './people.messages'
import { standingPicture } from './people-pictures'
import { TermsPrompt } from './TermsPrompt'

export const people: Feature = {
  name: 'people',
  messages: peopleMessages,
  routes: [
    {
      path: '/account',
      flags: { hideAuthorizationError: true },
      screen: lazyWithRetry(() => import('./AccountScreen')),
    },
  ],
  slots: {
    account: {
      tab: 'profile',
      order: 20,
      anchors: ['account-contact'],
      part: lazyWithRetry(() => import('./ContactSection')),
    },
    dashboardPrompt: TermsPrompt,
    personCard: lazyWithRetry(() => import('./PersonCard')),
    personLinks: [
      {
        label: 'people.account.title',
        to: () => '/account',
        shownTo: ({ id }, { user }) => id === user.id,
        onCardAlone: true,
      },
    ],
    pictures: [standingPicture],
    histories: ['user', 'organization'],
    findables: [{ kind: 'person', label: 'people.title', icon: Person, order: 10 }],
  },
}
