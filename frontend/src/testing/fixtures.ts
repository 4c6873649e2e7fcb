// People, page states and things as the server answers them, for specs of screens.
import type { Role } from '@practicum/shared/access/roles'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { CurrentUser, InitialState, PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { initialRowOf } from '@practicum/shared/kernel/fields'

/** The same number gives the same id. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

const WORDS = {
  ...Object.fromEntries(
    ['trainee', 'supervisor', 'faculty', 'coordinator', 'client', 'assistant'].map(word => [
      word,
      { one: word, many: `${word}s` },
    ]),
  ),
  supervision_site: { one: 'supervision site', many: 'supervision sites' },
} as PositionView['organization']['dynamic_words']

/** `words`: what its organization says otherwise. */
export const aPosition = (
  number: number,
  role: Role,
  organization = 'Northbridge',
  words: Partial<typeof WORDS> = {},
): PositionView => ({
  id: idOf(number),
  is_current: true,
  status: 'active',
  role: { id: role, keyname: role, name: role },
  organization: {
    id: idOf(900),
    name: organization,
    logo_image_url: null,
    owner: null,
    accent: null,
    dynamic_words: { ...WORDS, ...words },
    organization_settings: {
      allow_trainee_code_purchase: false,
      require_trainee_insurance: false,
      show_welcome: false,
      enable_stronger_passwords: false,
    },
  },
  organization_id: idOf(900),
  user_id: idOf(1),
  trainee_account_limited: false,
  live_sessions_allowed: true,
})

export function aUser(role: Role = 'coordinator', changes: Partial<CurrentUser> = {}): CurrentUser {
  const position = aPosition(100, role)
  return {
    id: idOf(1),
    first_name: 'Marisol',
    last_name: 'Okonkwo',
    name: 'Marisol Okonkwo',
    email: 'marisol@example.org',
    status: 'active',
    timezone: 'America/Los_Angeles',
    language: null,
    created_at: '2026-01-01T00:00:00Z',
    is_impersonating: false,
    login_as: null,
    hipaa_completed: true,
    has_accepted_terms: true,
    has_accepted_privacy: true,
    profile_image_url: null,
    profile_image_uuid: null,
    profile_image_id: null,
    profile_image_prompt: false,
    supervisor_profile_prompt: false,
    accepting_trainees: false,
    directory_bio: false,
    directory_wants: false,
    training_access_expires_at: null,
    positions: [position],
    current_position: position,
    channel: 'private-own',
    ...changes,
  }
}

export const aState = (user: CurrentUser | null = aUser(), changes: Partial<InitialState> = {}): InitialState => ({
  csrf_token: 'first-token',
  current_user: user,
  errors: [],
  flash: null,
  urls: { help: '', support: '', social: '', status: '', careers: '' },
  realtime: { key: '', cluster: '' },
  idle_timeout_seconds: 600,
  idle_warning_seconds: 120,
  session_lifetime_seconds: 7200,
  uploads: {
    extensions: [],
    mimetype_categories: {},
    preferred_video_mimetypes: [],
    preferred_video_codecs: [],
    cdn_url: '',
    sources: ['local', 'camera'],
    companion_url: null,
  },
  dynamic_words: WORDS,
  translations: {},
  tag_colors: [],
  card_payment_public_key: null,
  live_session_participant_limits: { general: 50, big_blue_button: 25 },
  inactive_position_archive_days: 365,
  settings: [],
  sign_in_with: [],
  demo: false,
  ...changes,
})

export const somebody = (number: number, name: string, role: Role = 'trainee'): AvailableUser => ({
  id: idOf(number),
  name,
  position_id: idOf(number + 50),
  role_keyname: role,
  role_name: role,
  profile_image_url: null,
})

/** As whatever names them refers to them. */
export const aPerson = (number: number, name: string, role: Role = 'trainee'): PersonRef => ({
  id: idOf(number),
  position_id: idOf(number + 50),
  name,
  role_keyname: role,
  profile_image_url: null,
})

/** Whoever is signed in, where no other is asked for. */
export const marisol: PersonRef = { ...aPerson(1, 'Marisol Okonkwo', 'coordinator'), position_id: idOf(100) }

export const aTask = (changes: Partial<TaskView> = {}): TaskView => ({
  id: idOf(1000),
  ...initialRowOf(taskContent),
  ...initialRowOf(taskRepetition),
  description: 'Upload the agreement',
  status: 'incomplete',
  start_at_formatted: null,
  due_date_formatted: null,
  completed_at: null,
  dismissed_at: null,
  created_at: '2026-11-10T17:20:00Z',
  published: true,
  past_due: false,
  parent_id: null,
  repeated_by: null,
  due_after: null,
  latest_instance_id: null,
  tasks_in_series_count: 1,
  children_count: 0,
  assignable_type: null,
  assignable_id: null,
  assignable_url: null,
  assignable_name: null,
  assignee: marisol,
  assignee_id: idOf(1),
  creator: aPerson(11, 'Ana Ruiz'),
  creator_id: idOf(11),
  creator_name: 'Ana Ruiz',
  self_assigned: false,
  reminded_at: null,
  comments_count: 0,
  version: 3,
  ...changes,
})

export const aTaskInFull = (changes: Partial<TaskDetails> = {}): TaskDetails => ({
  ...aTask(),
  comments: [],
  children: [],
  documents: [],
  assignees: [],
  ...changes,
})

export const aNotification = (changes: Partial<NotificationView> = {}): NotificationView => ({
  id: idOf(500),
  message: 'Ana Ruiz completed a task.',
  read_at: null,
  happened_at: '2026-11-20T18:00:00Z',
  happened_at_formatted: 'Fri, Nov 20, 10:00 AM',
  link_uri: '/tasks/created/1',
  position_id: idOf(100),
  kind: 'task.completed',
  about: idOf(7),
  ...changes,
})
