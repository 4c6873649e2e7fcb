// What the fields of a person and of an organization are called where their past is told.
import { localeNames } from '@practicum/shared/kernel/locales'
import type { Messages } from '../../providers/words'

const statuses: Messages = { active: 'Active', inactive: 'Inactive', graduated: 'Graduated', pending: 'Pending' }

export const peoplePast: Messages = {
  field: {
    first_name: 'First name',
    last_name: 'Last name',
    zone: 'Time zone',
    language: 'Language',
    phone: 'Phone',
    country_code: 'Country',
    state: 'State',
    zip: 'Zip',
    university_student: 'Student ID',
    user_status: 'Status',
    accepted_terms: 'Terms of service accepted',
    accepted_privacy: 'Privacy policy accepted',
    hipaa_completed: 'HIPAA requirement met',
    current_position: 'Works as',
    organization: 'Organizations',
    last_sign_in_at: 'Last signed in',
    sign_in_locked_at: 'Sign-in locked',
    created_at: 'Registered',
    live_sessions_allowed: 'May hold live sessions',
    account_limited: 'Account limited',
    known_device: 'On a known device',
    sessions: 'Sessions ended',
    method: 'By',
    by: 'Done by',
    left: 'Recovery codes left',
    allow_trainee_code_purchase: 'A {trainee} may buy codes',
    require_trainee_insurance: 'A {trainee} needs insurance',
    show_welcome: 'Welcome shown',
    enable_stronger_passwords: 'Passwords of at least 16 characters',
    kind: 'Kind',
    accent: 'Colour',
    owner: 'Owner',
    one: 'one',
    many: 'several',
    supervision_site: 'Supervision site',
  },
  value: {
    language: localeNames,
    user_status: statuses,
    method: { sms: 'Text message', authenticator: 'Authenticator app' },
    by: { person: 'The person', admin: 'An admin' },
    kind: { academic: 'Academic', clinical: 'Clinical', admin: 'Administrative' },
    status: { ...statuses, archived: 'Archived' },
  },
}
