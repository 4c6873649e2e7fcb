// The rows called before the application is loaded, without their schemas, which would double the first load; a spec holds them equal to the contract.
import type {
  csrfToken as csrfTokenRow,
  currentUser as currentUserRow,
  initialState as initialStateRow,
  signIn as signInRow,
} from '@practicum/shared/features/sessions/sessions.contract'
import type {
  passSecondStep as passSecondStepRow,
  sendCodeAgain as sendCodeAgainRow,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import type { FirstRow } from './api'

export const initialState: FirstRow<typeof initialStateRow> = {
  kind: 'query',
  method: 'GET',
  path: '/api/initial-state',
}
export const currentUser: FirstRow<typeof currentUserRow> = {
  kind: 'query',
  method: 'GET',
  path: '/api/users/current',
}
export const csrfToken: FirstRow<typeof csrfTokenRow> = { kind: 'query', method: 'GET', path: '/auth/csrf-token' }
export const signIn: FirstRow<typeof signInRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/login',
  secret: true,
  repeatable: true,
}
export const passSecondStep: FirstRow<typeof passSecondStepRow> = {
  kind: 'command',
  method: 'PUT',
  path: '/api/auth/token',
  secret: true,
}
export const sendCodeAgain: FirstRow<typeof sendCodeAgainRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/code',
}
