// The questions of signing up: what admins ask, and what people have answered.
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { signupQuestionMessages } from './signup-questions.messages'

const ADMINS = ['admin'] as const
const READERS = ['coordinator', 'admin'] as const

export const signupQuestions: Feature = {
  name: 'signup-questions',
  messages: signupQuestionMessages,
  routes: [
    {
      path: '/admin/tools/signup-questions',
      roles: ADMINS,
      screen: lazyWithRetry(() => import('./SignupQuestionsScreen')),
    },
    { path: '/signup-responses/:id', roles: READERS, screen: lazyWithRetry(() => import('./SignupResponseScreen')) },
  ],
  menu: [
    {
      key: 'signup_questions',
      label: 'signup-questions.title',
      path: '/admin/tools/signup-questions',
      icon: ChecklistOutlined,
      places: [{ roles: ADMINS, group: 'resources', order: 17 }],
    },
  ],
  slots: {
    account: {
      tab: 'profile',
      order: 30,
      anchors: ['account-signup'],
      part: lazyWithRetry(() => import('./SignupResponseSection')),
    },
    histories: ['survey'],
    personLinks: [
      {
        label: 'signup-questions.answers',
        to: ({ id }) => `/signup-responses/${id}`,
        shownTo: ({ id }, { role, user }) => READERS.some(reader => reader === role) && id !== user.id,
        onCardAlone: true,
      },
    ],
  },
}
