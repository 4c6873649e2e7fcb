// Who may call what of passkeys: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    addFirstPasskey     . . . . . .
    addPasskey          . x x x x x
    beginFirstPasskey   . . . . . .
    beginPasskey        . x x x x x
    beginPasskeySignIn  x x x x x x
    beginPasskeyStep    . . . . . .
    listPasskeys        . x x x x x
    passPasskeyStep     . . . . . .
    removePasskey       . x x x x x
    renamePasskey       . x x x x x
    signInWithPasskey   x x x x x x
  `,
  ofNobody: {
    removePasskey: 'a passkey of one’s own; somebody else’s is refused in passkeys.spec.ts',
    renamePasskey: 'a passkey of one’s own; somebody else’s is refused in passkeys.spec.ts',
  },
}
