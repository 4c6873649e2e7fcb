// The one table of addresses: who may open each, and how failures are shown there. Features bind their screens to these paths.
import type { ActingRole } from '@practicum/shared/access/roles'
import { matchPath } from 'react-router'
import type { RouteFlags } from '../providers/show-failure'

export interface RouteRule {
  readonly path: string
  /** Absent: any signed-in user. */
  readonly roles?: readonly ActingRole[]
  readonly flags?: RouteFlags
  /** Another address that this one stands for; `:name` is carried over. */
  readonly redirect?: string
}

const PEOPLE_DETAILS = ['admin', 'trainee', 'supervisor', 'faculty', 'coordinator'] as const
const ADMIN = ['admin'] as const
const COORDINATOR = ['coordinator'] as const
const TRAINERS = ['faculty', 'coordinator'] as const
const HIDE_403 = { hideAuthorizationError: true } as const

/** In order of matching: fixed paths before paths with parameters. */
export const ROUTES = [
  { path: '/dashboard' },
  { path: '/admin/dashboard', roles: ADMIN },
  { path: '/admin/organizations', roles: ADMIN },
  { path: '/admin/organizations/edit/:id', roles: ADMIN },
  { path: '/admin/users', roles: ADMIN },
  { path: '/admin/users/edit/:id', roles: ADMIN },
  { path: '/admin/tools', roles: ADMIN },
  { path: '/admin/tools/trainee-access-reports', roles: ADMIN },
  { path: '/admin/tools/registration-code-batches', roles: ADMIN },
  { path: '/admin/tools/registration-code-batches/:id', roles: ADMIN },
  { path: '/admin/tools/supported-countries', roles: ADMIN },
  { path: '/admin/tools/organizations-exports', roles: ADMIN },
  { path: '/admin/tools/search/access-pass', roles: ADMIN },
  { path: '/admin/tools/signup-questions', roles: ADMIN },
  { path: '/admin/forms/settings/:id', roles: ADMIN },
  { path: '/access-passes', roles: COORDINATOR },
  { path: '/access-pass', roles: ['trainee'], flags: { hideServerError: true } },
  { path: '/account', flags: HIDE_403 },
  { path: '/activities', roles: COORDINATOR },
  { path: '/activity-log' },
  { path: '/activity-log/approve' },
  { path: '/applications' },
  { path: '/applications/:id' },
  { path: '/cecourses/review_all' },
  { path: '/cecourses/review/:id' },
  { path: '/cecourses/exam/:id' },
  { path: '/cecourses/:id' },
  { path: '/clients' },
  { path: '/clients/:id' },
  { path: '/coordinators', roles: COORDINATOR },
  { path: '/coordinators/:id', roles: PEOPLE_DETAILS },
  { path: '/events', roles: ['admin', 'coordinator'] },
  { path: '/evaluations/training/:user/:training?' },
  { path: '/faculty', roles: COORDINATOR },
  { path: '/faculty/:id', roles: PEOPLE_DETAILS },
  { path: '/forms/training-forms/overview', roles: TRAINERS },
  { path: '/forms/training-forms', roles: ['trainee', 'supervisor'] },
  { path: '/forms/submitted/:id' },
  { path: '/forms/review/:id', redirect: '/forms/submitted/:id' },
  { path: '/forms/:id' },
  { path: '/forms', roles: [...TRAINERS, 'admin'] },
  { path: '/livesessions/tools', roles: ADMIN },
  { path: '/livesessions/create', redirect: '/livesessions?action=create' },
  { path: '/livesessions', flags: { showTimeoutLogin: true } },
  { path: '/livesessions/:id', flags: { showTimeoutLogin: true } },
  { path: '/notifications' },
  { path: '/organization', flags: HIDE_403 },
  { path: '/reports', roles: ['admin', 'coordinator'] },
  // The specification's menus send admins here too.
  { path: '/search/users', roles: ['coordinator', 'admin'] },
  { path: '/supcon', roles: ['admin', ...TRAINERS] },
  { path: '/supcon/:id', roles: ['admin', ...TRAINERS] },
  { path: '/supervision-profile', roles: ['supervisor', 'faculty'], flags: HIDE_403 },
  { path: '/supervisionsites', flags: HIDE_403 },
  { path: '/supervisionsites/:id', flags: HIDE_403 },
  { path: '/supervisors', roles: TRAINERS },
  { path: '/supervisors/:id', roles: PEOPLE_DETAILS },
  { path: '/support', roles: ADMIN },
  { path: '/tasks' },
  { path: '/tasks/:type/:id' },
  { path: '/my-trainees', roles: ['supervisor'] },
  { path: '/trainees', roles: TRAINERS },
  { path: '/trainees/:id', roles: PEOPLE_DETAILS },
  { path: '/training-levels/:id', roles: COORDINATOR },
  { path: '/training-plans', roles: COORDINATOR },
  { path: '/training-plans/:id', roles: COORDINATOR },
  { path: '/vendorforms/review/:id', redirect: '/forms/submitted/:id' },
  { path: '/vendorforms/:id', redirect: '/forms/:id' },
] as const satisfies readonly RouteRule[]

export type RoutePath = (typeof ROUTES)[number]['path']

export const mayOpen = (rule: RouteRule, role: ActingRole): boolean => !rule.roles || rule.roles.includes(role)

export const ruleOf = (path: string): RouteRule | undefined => ROUTES.find(rule => matchPath(rule.path, path) !== null)

const NO_FLAGS: RouteFlags = {}
export const flagsOf = (path: string): RouteFlags => ruleOf(path)?.flags ?? NO_FLAGS
