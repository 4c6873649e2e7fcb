// Who may call what of acting as somebody: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    endLoginAs    . x x x x x
    loginAsUsers  . . . . . x
    startLoginAs  . . . . . x
  `,
  ofNobody: {
    startLoginAs: 'whoever begins it is somebody else from then on; as whom one may is asked in login-as.spec.ts',
  },
}
