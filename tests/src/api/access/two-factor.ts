// Who may call what of two-factor sign-in, and what each may do to whose thing: by hand.
import type { Access } from '../harness/access'
import { leaving } from './people'

const REASON = { reason: 'no room' }

export const access: Access = {
  roles: `
    authenticatorSetup   . x x x x x
    choosePhone          . x x x x x
    chooseTwoFactor      . x x x x x
    passSecondStep       . . . . . .
    renewRecoveryCodes   . x x x x x
    resetTwoFactor       . x x x x x
    resetTwoFactorOf     . . . . . x
    secondStep           . . . . . .
    sendCodeAgain        . x x x x x
    twoFactorSetup       . x x x x x
    verifyAuthenticator  . x x x x x
    verifyPhone          . x x x x x
  `,
  relations: `
                      own  part colleague coordinator admin former foreign
    resetTwoFactorOf  -    -    -         -           x     -      -
  `,
  things: [[/^\/api\/users\/:id/, leaving]],
  bodies: {
    resetTwoFactorOf: () => REASON,
  },
}
