// Sessions over HTTP: signing in and out, the current user, the CSRF token, the first page state, the last visited route.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { ACCEPTED, command, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import {
  organizationLook,
  organizationName,
  organizationSettings,
  personAddress,
  personName,
  positionRights,
} from '../people/people.fields'
import { setting } from '../settings/settings.contract'

const feature = 'sessions'
const anyone = { who: 'anyone' } as const
const signedIn = { who: 'signed-in' } as const

/** A saved last-visited route is restored within this time after its visit. */
export const LAST_ROUTE_HOURS = 4

export const DYNAMIC_WORDS = [
  'trainee',
  'supervisor',
  'faculty',
  'coordinator',
  'client',
  'supervision_site',
  'assistant',
] as const
export const dynamicWords = z.record(z.enum(DYNAMIC_WORDS), z.object({ one: z.string(), many: z.string() }))

const organizationView = z
  .object({
    id: z.uuid(),
    ...shownOf(organizationName),
    logo_image_url: z.string().nullable(),
    ...shownOf(organizationLook),
    dynamic_words: dynamicWords,
    organization_settings: z.object(shownOf(organizationSettings)),
  })
  .meta({ id: 'Organization' })

const positionView = z
  .object({
    id: z.uuid(),
    is_current: z.boolean(),
    status: positionStatus,
    role: z.object({ id: z.string(), keyname: role, name: z.string() }),
    organization: organizationView,
    organization_id: z.uuid(),
    user_id: z.uuid(),
    trainee_account_limited: z.boolean(),
    ...shownOf(positionRights),
  })
  .meta({ id: 'Position' })
export type PositionView = z.infer<typeof positionView>

export const currentUserView = z
  .object({
    id: z.uuid(),
    ...shownOf(personName),
    name: z.string(),
    ...shownOf(personAddress),
    status: userStatus,
    timezone: z.string(),
    created_at: z.string(),
    is_impersonating: z.boolean(),
    hipaa_completed: z.boolean(),
    training_access_expires_at: z.string().nullable(),
    positions: z.array(positionView),
    current_position: positionView,
    /** Token of the private realtime channel. */
    channel: z.string(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUserView>

export const currentUser = query({
  name: 'currentUser',
  feature,
  path: '/api/users/current',
  summary: 'The signed-in user; also the keep-alive ping.',
  access: { ...signedIn, relation: 'oneself', protected: false },
  answer: currentUserView,
})

export const initialStateView = z
  .object({
    csrf_token: z.string(),
    current_user: currentUserView.nullable(),
    errors: z.array(z.string()),
    flash: z.object({ type: z.enum(['error', 'info', 'success']), message: z.string() }).nullable(),
    urls: z.object({
      help: z.string(),
      support: z.string(),
      social: z.string(),
      status: z.string(),
      careers: z.string(),
    }),
    realtime: z.object({ key: z.string(), cluster: z.string() }),
    idle_timeout_seconds: z.int(),
    idle_warning_seconds: z.int(),
    session_lifetime_seconds: z.int(),
    uploads: z.object({
      extensions: z.array(z.string()),
      mimetype_categories: z.record(z.string(), z.array(z.string())),
      preferred_video_mimetypes: z.array(z.string()),
      preferred_video_codecs: z.array(z.string()),
      cdn_url: z.string(),
    }),
    dynamic_words: dynamicWords,
    translations: z.record(z.string(), z.string()),
    tag_colors: z.array(z.string()),
    card_payment_public_key: z.string().nullable(),
    live_session_participant_limits: z.object({ general: z.int(), big_blue_button: z.int() }),
    inactive_position_archive_days: z.int(),
    /** Settings everyone sees: the maintenance banner. */
    settings: z.array(setting),
    demo: z.boolean(),
  })
  .meta({ id: 'InitialState' })
export type InitialState = z.infer<typeof initialStateView>

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
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password.',
  access: { ...anyone, relation: 'none', impersonation: 'deny' },
  body: z.strictObject({
    email: z.email({ error: 'valid email' }).max(254),
    password: z.string().min(1, { error: 'field required' }).max(1000),
  }),
  answer: z.object({
    id: z.uuid(),
    next: z.string().optional(),
    auth_code_required: z.boolean(),
    phone: z.string().nullable(),
    csrf_token: z.string(),
    /** Where to go: the last visited route when it is recent enough, else the dashboard. */
    redirect: z.string(),
  }),
  refusals: ['login.failed', 'login.too_many', 'login.not_activated', 'login.locked_out', 'login.platform_locked'],
})

export const signOut = command({
  name: 'signOut',
  feature,
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session everywhere it is open.',
  headers: { 'Clear-Site-Data': 'Has the browser forget what it keeps of this site.' },
  access: { ...signedIn, relation: 'oneself', impersonation: 'allow' },
  answer: ACCEPTED,
})

export const saveLastRoute = command({
  name: 'saveLastRoute',
  feature,
  method: 'PUT',
  path: '/api/users/current/last-route',
  summary: 'Remember the route shown, for the next sign-in.',
  access: { ...signedIn, relation: 'oneself; ignored in login-as', impersonation: 'allow' },
  body: z.strictObject({
    path: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])\S*$/, { error: 'must be a path of this site' }),
  }),
  answer: ACCEPTED,
})

export const broadcastingAuth = command({
  name: 'broadcastingAuth',
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
