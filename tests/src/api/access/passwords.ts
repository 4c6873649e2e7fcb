// Who may call what of passwords: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    changePassword       . x x x x x
    openResetLink        x x x x x x
    requestReset         x x x x x x
    resetPassword        x x x x x x
    resetUserPassword    . . . . . x
    validateOwnPassword  . x x x x x
    validatePassword     x x x x x x
    validatePasswordFor  x x x x x x
  `,
  ofNobody: {
    validateOwnPassword: 'the caller’s own id; another person’s is refused in passwords.spec.ts',
    validatePasswordFor: 'an address that may be nobody’s: nothing of its person is asked',
  },
}
