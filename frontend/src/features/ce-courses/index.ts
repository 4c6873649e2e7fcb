// Continuing-education courses: which there are, and one course, which can be assigned.

import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ceCoursesMessages } from './ce-courses.messages'

export const ceCourses: Feature = {
  name: 'ce-courses',
  messages: ceCoursesMessages,
  routes: [
    { path: '/cecourses/review_all', screen: lazyWithRetry(() => import('./CeCoursesScreen')) },
    { path: '/cecourses/:id', screen: lazyWithRetry(() => import('./CeCourseScreen')) },
  ],
}
