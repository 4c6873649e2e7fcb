// Who may call what of devices: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    listDevices          . x x x x x
    signOutDevice        . x x x x x
    signOutOtherDevices  . x x x x x
  `,
  ofNobody: {
    signOutDevice: 'a session of one’s own; somebody else’s is refused in devices.spec.ts',
  },
}
