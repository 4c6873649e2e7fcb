// Who may call what of signing up: by hand. What opens is a secret, whoever holds it.
import type { Access } from '../harness/access'
import { person } from './people'

const BY_SECRET = 'opened by a secret, whoever asks; without it nothing is told: signup.spec.ts'
const BY_CODE = 'opened by a code, whoever asks; without it nothing is told: signup-by-link.spec.ts'

const account = {
  ...{ first_name: 'Nadia', last_name: 'Okoye', email: 'nadia@practicum.test' },
  ...{ password: 'vivid-kelp-moorlip', password_confirmation: 'vivid-kelp-moorlip' },
  ...{ terms_accepted: true, privacy_accepted: true },
}
const details = {
  ...{ phone: '+12125550123', country_code: 'US', state_id: 'US-CA', zip: '94103' },
  ...{ university_student_id: '', timezone: 'America/Los_Angeles' },
}
const held = (id: string) => ({ invite_id: id, code: 'opens-nothing' })

export const access: Access = {
  roles: `
    checkSignupAccount  x x x x x x
    checkSignupDetails  x x x x x x
    createAccount       x x x x x x
    emailValid          x x x x x x
    getSignup           x x x x x x
    getSignupInvite     x x x x x x
    getVerification     x x x x x x
    joinByInvite        . x x x x x
    pingSignup          x x x x x x
    resendVerification  x x x x x x
    resendVerificationOf  . . . . x x
    verifyEmail         x x x x x x
    verifyUserExists    x x x x x x
  `,
  relations: `
                          own  part colleague coordinator admin former foreign
    resendVerificationOf  -    -    -         x           x     .      .
  `,
  things: [[/^\/api\/people\/:id/, person]],
  ofNobody: {
    checkSignupAccount: BY_SECRET,
    checkSignupDetails: BY_SECRET,
    createAccount: BY_SECRET,
    emailValid: BY_SECRET,
    getSignup: BY_CODE,
    getSignupInvite: BY_SECRET,
    getVerification: BY_CODE,
    joinByInvite: BY_SECRET,
    verifyUserExists: BY_SECRET,
  },
  bodies: {
    checkSignupAccount: id => ({ ...held(id), ...account }),
    checkSignupDetails: id => ({ ...held(id), ...account, ...details }),
    createAccount: id => ({ ...held(id), ...account, ...details }),
    emailValid: id => ({ ...held(id), email: 'nadia@practicum.test' }),
    resendVerification: () => ({ email: 'nadia@practicum.test' }),
    verifyEmail: () => ({ email: 'nadia@practicum.test', code: 'opens-nothing' }),
    verifyUserExists: id => ({ ...held(id), email: 'nadia@practicum.test' }),
    joinByInvite: () => ({ code: 'opens-nothing' }),
  },
}
