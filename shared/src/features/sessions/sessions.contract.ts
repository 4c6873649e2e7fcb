// Sessions over HTTP: signing in and out, the current user, the CSRF token, the first page state, the last visited route.
import { z } from 'zod'
import { SESSION_STAGES } from '../../access/stages'
import { ACCEPTED, command, query } from '../../contract/row'
import { typedPassword } from '../../contract/secret'
import { ownPath } from '../../contract/shapes'
import { signedInAnswer } from '../../contract/signed-in'
import { currentUserView, initialStateView } from './page-state.contract'

const feature = 'sessions'
const anyone = { who: 'anyone' } as const
const signedIn = { who: 'signed-in' } as const

/** A saved last-visited route is restored within this time after its visit. */
export const LAST_ROUTE_HOURS = 4

export const currentUser = query({
  name: 'currentUser',
  feature,
  path: '/api/users/current',
  summary: 'The signed-in user; also the keep-alive ping.',
  access: { ...signedIn, relation: 'oneself', protected: false },
  answer: currentUserView,
})

export const initialState = query({
  name: 'initialState',
  feature,
  path: '/api/initial-state',
  summary: 'What a page needs before its first call.',
  access: { ...anyone, relation: 'none' },
  answer: initialStateView,
})

export const csrfToken = query({
  name: 'csrfToken',
  feature,
  path: '/auth/csrf-token',
  summary: 'A fresh CSRF token for this browser session, to be sent back as X-CSRF-TOKEN.',
  access: { ...anyone, relation: 'none' },
  answer: z.object({ csrf_token: z.string() }),
})

export const signIn = command({
  name: 'signIn',
  secret: true,
  repeatable: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password.',
  access: { ...anyone, relation: 'none', impersonation: 'deny' },
  body: z.strictObject({
    email: z.email().max(254),
    password: typedPassword,
  }),
  answer: signedInAnswer,
  refusals: [
    'login.failed',
    'login.too_many',
    'login.not_activated',
    'login.locked_out',
    'login.platform_locked',
    'login.organization_archived',
  ],
})

export const signOut = command({
  name: 'signOut',
  feature,
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session everywhere it is open.',
  headers: { 'Clear-Site-Data': 'Has the browser forget what it keeps of this site.' },
  access: { ...signedIn, relation: 'oneself', impersonation: 'allow', stages: SESSION_STAGES },
  body: z.strictObject({
    /** Of a page that asks for the password again: what it has kept for its person stays. */
    keep_page: z.boolean().optional(),
  }),
  answer: ACCEPTED,
})

export const saveLastRoute = command({
  name: 'saveLastRoute',
  feature,
  method: 'PUT',
  path: '/api/users/current/last-route',
  summary: 'Remember the route shown, for the next sign-in; with the mark, where it belongs to signing in.',
  access: { ...signedIn, relation: 'oneself; ignored in login-as', impersonation: 'allow' },
  body: z.strictObject({
    path: ownPath,
    /** It belongs to signing in, and is nowhere to come back to. */
    logging_in: z.boolean().optional(),
  }),
  answer: ACCEPTED,
})

export const broadcastingAuth = command({
  name: 'broadcastingAuth',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/broadcasting/auth',
  summary: 'May this session listen to that channel? Answers a ticket for the socket, or refuses.',
  access: {
    ...anyone,
    relation: "private channels: one's own or of a thing one may see; presence: signed in",
    impersonation: 'allow',
  },
  body: z.strictObject({ channel_name: z.string().max(200), socket_id: z.string().max(100) }),
  answer: z.object({ auth: z.string() }),
})
