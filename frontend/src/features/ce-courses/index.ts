// Continuing-education courses: read and taken by everybody, written and looked through by coordinators.
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import { listCeCourseTakings } from '@practicum/shared/features/ce-courses/course-reviews.contract'
import type { Feature } from '../../app/feature'
import type { Me } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ceCoursesMessages } from './ce-courses.messages'
import { HipaaBadge } from './HipaaBadge'
import { HIPAA_PAGE } from './hipaa-page'

const WRITERS = ['coordinator'] as const

const isUntrained = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean => role === 'trainee' && !user.hipaa_completed

export const ceCourses: Feature = {
  name: 'ce-courses',
  messages: ceCoursesMessages,
  resources: { 'ce-course-takings': { list: listCeCourseTakings } },
  routes: [
    { path: '/cecourses', screen: lazyWithRetry(() => import('./CeCoursesScreen')) },
    { path: HIPAA_PAGE, screen: lazyWithRetry(() => import('./HipaaCourseScreen')) },
    { path: '/cecourses/review_all', roles: WRITERS, screen: lazyWithRetry(() => import('./ReviewListScreen')) },
    { path: '/cecourses/review/:id', roles: WRITERS, screen: lazyWithRetry(() => import('./ReviewScreen')) },
    { path: '/cecourses/exam/:id', screen: lazyWithRetry(() => import('./ExamScreen')) },
    { path: '/cecourses/:id', screen: lazyWithRetry(() => import('./CeCourseScreen')) },
  ],
  menu: [
    {
      key: 'ce_courses',
      label: 'ce-courses.title',
      path: '/cecourses',
      icon: MenuBookOutlined,
      rare: true,
      places: [
        { roles: ['trainee', 'coordinator'], group: 'training', order: 70 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 95 },
      ],
    },
  ],
  slots: {
    commands: [
      {
        label: 'ce-courses.add',
        form: lazyWithRetry(() => import('./CourseFormDialog')),
        shownTo: ({ role }) => role === 'coordinator',
      },
    ],
    findables: [
      { kind: 'cecourse', label: 'ce-courses.title', icon: MenuBookOutlined, order: 55, path: '/cecourses/:id' },
    ],
    histories: ['cecourse'],
    nouns: { ce: 'CE' },
    dashboardAbout: HipaaBadge,
    dashboardAlerts: [
      {
        key: 'hipaa',
        of: 'ce-courses',
        says: (_own, me) =>
          isUntrained(me)
            ? { severity: 'warning', text: 'ce-courses.alert.text', link: 'ce-courses.alert.link', path: HIPAA_PAGE }
            : undefined,
      },
    ],
  },
}
