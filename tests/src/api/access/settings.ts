// Who may call what of settings: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    getSetting    x x x x x x
    listSettings  x x x x x x
    putSetting    . . . . . x
    startLockout  . . . . . x
  `,
  ofNobody: {
    getSetting: 'a setting of the platform; roles are asked about in role-matrix.spec.ts',
    putSetting: 'a setting of the platform; roles are asked about in role-matrix.spec.ts',
  },
}
