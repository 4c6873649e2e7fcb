// What the fields of a person and of an organization are called where their past is told.
import type { Messages } from '../../providers/words'

const statuses: Messages = { active: 'Active', inactive: 'Inactive', graduated: 'Graduated', pending: 'Pending' }

export const peoplePast: Messages = {
  field: {
    first_name: 'First name',
    last_name: 'Last name',
    zone: 'Time zone',
    user_status: 'Status',
    hipaa_completed: 'HIPAA requirement met',
    current_position: 'Works as',
    organization: 'Organizations',
    last_sign_in_at: 'Last signed in',
    created_at: 'Registered',
    live_sessions_allowed: 'May hold live sessions',
    account_limited: 'Account limited',
    known_device: 'On a known device',
    allow_trainee_code_purchase: 'A {trainee} may buy codes',
    require_trainee_insurance: 'A {trainee} needs insurance',
    show_welcome: 'Welcome shown',
  },
  value: { user_status: statuses, status: { ...statuses, archived: 'Archived' } },
}
