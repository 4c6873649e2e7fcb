// Who may call what of devices: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    forgetAllDevices       . x x x x x
    forgetDevice           . x x x x x
    listDevices            . x x x x x
    listRememberedDevices  . x x x x x
    signOutDevice          . x x x x x
    signOutOtherDevices    . x x x x x
  `,
  ofNobody: {
    forgetDevice: 'a browser of one’s own; somebody else’s is refused in remembered-devices.spec.ts',
    signOutDevice: 'a session of one’s own; somebody else’s is refused in devices.spec.ts',
  },
}
