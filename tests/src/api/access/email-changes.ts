// Who may call what of changing an address, and whose: by hand.
import type { Access } from '../harness/access'
import { leaving } from './people'

const asked = { email: 'another@practicum.test', password: 'not-the-password' }

export const access: Access = {
  roles: `
    changeUserEmail     . . . . . x
    ownEmail            . x x x x x
    requestEmailChange  . x x x x x
    stopEmailChange     x x x x x x
    withdrawEmailChange . x x x x x
  `,
  relations: `
                       own  part colleague coordinator admin former foreign
    changeUserEmail    -    -    -         -           r     -      -
  `,
  ofNobody: {
    stopEmailChange: 'a secret, which is asked about in email-changes.spec.ts',
  },
  bodies: {
    changeUserEmail: () => asked,
    requestEmailChange: () => asked,
    stopEmailChange: () => ({ email: 'nadia@practicum.test', code: 'opens-nothing' }),
  },
  things: [[/^\/api\/users\/:id\/email/, leaving]],
}
