// Who may call what of sessions, and what each may do to whose thing: by hand.
import type { Access } from '../harness/access'
import { person } from './people'

export const access: Access = {
  roles: `
    broadcastingAuth  x x x x x x
    csrfToken         x x x x x x
    currentUser       . x x x x x
    initialState      x x x x x x
    liftOwnLock       x x x x x x
    liftSignInLock    . . . . . x
    saveLastRoute     . x x x x x
    signIn            x x x x x x
    signOut           . x x x x x
  `,
  relations: `
                    own  part colleague coordinator admin former foreign
    liftSignInLock  -    -    -         -           x     -      -
  `,
  ofNobody: {
    liftOwnLock: 'a secret, which is asked about in unlocking.spec.ts',
  },
  bodies: { liftOwnLock: () => ({ email: 'nadia@practicum.test', code: 'opens-nothing' }) },
  things: [[/^\/api\/sign-in-locks\/:id/, person]],
}
