// Continuing-education courses: which there are, and one course, which can be assigned.

import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { ceCoursesMessages } from './ce-courses.messages'

export const ceCourses: Feature = {
  name: 'ce-courses',
  messages: ceCoursesMessages,
  routes: [
    { path: '/cecourses/review_all', screen: lazy(() => import('./CeCoursesScreen')) },
    { path: '/cecourses/:id', screen: lazy(() => import('./CeCourseScreen')) },
  ],
}
