// The people of an organization, by what they are in it, and the page of each.
import Groups from '@mui/icons-material/GroupsOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import type { ActingRole } from '@practicum/shared/access/roles'
import {
  listCoordinators,
  listFaculty,
  listMembers,
  listSupervisors,
  listTrainees,
} from '@practicum/shared/features/members/members.contract'
import type { Feature } from '../../app/feature'
import type { MenuEntry } from '../../app/menu'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { hasPage, memberPath } from './member-path'
import { memberMessages } from './members.messages'

const COORDINATORS = ['coordinator'] as const
const FOLLOWERS = ['coordinator', 'faculty'] as const
const EVERYBODY = ['admin', 'trainee', 'supervisor', 'faculty', 'coordinator'] as const
const page = lazyWithRetry(() => import('./MemberScreen'))

const entry = (key: string, path: string, roles: readonly ActingRole[], order: number): MenuEntry => ({
  key: `members-${key}`,
  label: `members.${key}`,
  path,
  icon: key === 'search' ? PersonSearch : Groups,
  places: [{ roles, group: 'people', order }],
})

export const members: Feature = {
  name: 'members',
  messages: memberMessages,
  resources: {
    members: { list: listMembers },
    'members/trainees': { list: listTrainees },
    'members/supervisors': { list: listSupervisors },
    'members/faculty': { list: listFaculty },
    'members/coordinators': { list: listCoordinators },
  },
  routes: [
    { path: '/search/users', roles: COORDINATORS, screen: lazyWithRetry(() => import('./MemberSearchScreen')) },
    { path: '/trainees', roles: FOLLOWERS, screen: lazyWithRetry(() => import('./TraineeListScreen')) },
    { path: '/supervisors', roles: FOLLOWERS, screen: lazyWithRetry(() => import('./SupervisorListScreen')) },
    { path: '/faculty', roles: COORDINATORS, screen: lazyWithRetry(() => import('./FacultyListScreen')) },
    { path: '/coordinators', roles: COORDINATORS, screen: lazyWithRetry(() => import('./CoordinatorListScreen')) },
    ...['trainees', 'supervisors', 'faculty', 'coordinators'].map(list => ({
      path: `/${list}/:id`,
      roles: EVERYBODY,
      screen: page,
    })),
  ],
  menu: [
    entry('search', '/search/users', COORDINATORS, 10),
    entry('trainee', '/trainees', FOLLOWERS, 20),
    entry('faculty', '/faculty', COORDINATORS, 30),
    entry('supervisor', '/supervisors', FOLLOWERS, 40),
    entry('coordinator', '/coordinators', COORDINATORS, 50),
  ],
  slots: {
    personLinks: [
      {
        label: 'members.page',
        to: ({ id, role_keyname }) => memberPath({ user_id: id, role_keyname }),
        shownTo: ({ role_keyname }, { role }) => hasPage(role_keyname) && EVERYBODY.some(one => one === role),
        isPage: true,
      },
    ],
  },
}
