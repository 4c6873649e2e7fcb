// The rows of signing up without their schemas, which would be a large part of what this page loads; a spec holds them equal to the contract.

import type { validatePassword as validatePasswordRow } from '@practicum/shared/features/passwords/passwords.contract'
import type { switchPosition as switchPositionRow } from '@practicum/shared/features/people/people.contract'
import type {
  broadcastingAuth as broadcastingAuthRow,
  signOut as signOutRow,
} from '@practicum/shared/features/sessions/sessions.contract'
import type {
  checkSignupAccount as checkSignupAccountRow,
  checkSignupDetails as checkSignupDetailsRow,
  createAccount as createAccountRow,
  getSignupInvite as getSignupInviteRow,
  getSignup as getSignupRow,
  joinByInvite as joinByInviteRow,
  pingSignup as pingSignupRow,
} from '@practicum/shared/features/signup/signup.contract'
import type {
  getVerification as getVerificationRow,
  resendVerification as resendVerificationRow,
  verifyEmail as verifyEmailRow,
} from '@practicum/shared/features/signup/verification.contract'
import type {
  checkSignupResponse as checkSignupResponseRow,
  checkSupervisorLicenses as checkSupervisorLicensesRow,
  getSurveyQuestions as getSurveyQuestionsRow,
} from '@practicum/shared/features/signup-questions/survey.contract'
import type { FirstRow } from '../../providers/api'

const asked = { kind: 'query', method: 'GET' } as const
const posted = { kind: 'command', method: 'POST', secret: true } as const
const looked = { ...posted, repeatable: true } as const

export const getSignupInvite: FirstRow<typeof getSignupInviteRow> = { ...asked, path: '/api/signup/invite/:id' }
export const getSignup: FirstRow<typeof getSignupRow> = { ...asked, path: '/api/signup/:code' }
export const pingSignup: FirstRow<typeof pingSignupRow> = { ...asked, path: '/api/signup/ping' }
export const checkSignupAccount: FirstRow<typeof checkSignupAccountRow> = {
  ...looked,
  path: '/api/signup/account-form',
}
export const checkSignupDetails: FirstRow<typeof checkSignupDetailsRow> = {
  ...looked,
  path: '/api/signup/details-form',
}
export const getSurveyQuestions: FirstRow<typeof getSurveyQuestionsRow> = {
  ...asked,
  path: '/api/signup/survey-questions/:role',
}
export const checkSignupResponse: FirstRow<typeof checkSignupResponseRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/signup/signup-response',
}
export const checkSupervisorLicenses: FirstRow<typeof checkSupervisorLicensesRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/signup/supervisor-licenses',
}
export const createAccount: FirstRow<typeof createAccountRow> = { ...posted, path: '/api/signup/create-account' }
export const joinByInvite: FirstRow<typeof joinByInviteRow> = { ...posted, path: '/api/signup/invite/:id/join' }
export const switchPosition: FirstRow<typeof switchPositionRow> = {
  kind: 'command',
  method: 'PATCH',
  path: '/api/users/current_position/:id',
}
export const validatePassword: FirstRow<typeof validatePasswordRow> = { ...looked, path: '/api/password/validate' }
export const signOut: FirstRow<typeof signOutRow> = { kind: 'command', method: 'POST', path: '/api/logout' }
export const getVerification: FirstRow<typeof getVerificationRow> = {
  ...asked,
  path: '/api/signup/verification/:email',
}
export const verifyEmail: FirstRow<typeof verifyEmailRow> = { ...posted, path: '/api/signup/verify-email' }
export const resendVerification: FirstRow<typeof resendVerificationRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/signup/resend-email-verification',
}
export const broadcastingAuth: FirstRow<typeof broadcastingAuthRow> = {
  kind: 'command',
  method: 'POST',
  path: '/broadcasting/auth',
}
