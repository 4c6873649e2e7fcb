// Who may call what of invitations, and what each may do to whose thing: by hand.
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'

const invited = () => ({
  email: `${newId()}@practicum.test`,
  ...{ first_name: 'Nadia', last_name: 'Okoye', role: 'trainee' as const },
})

/** Of the organization, whoever sent it: its other people have nothing to do with it. */
async function invite({ program: { coordinator, trainee: own, faculty: part } }: Cast): Promise<Thing> {
  return { id: (await coordinator.browser.do(createInvite, { body: invited() })).body.id, own, part }
}

export const access: Access = {
  roles: `
    countInvites    . . . . x x
    createInvite    . . . . x x
    listInvites     . . . . x x
    resendInvite    . . . . x x
    withdrawInvite  . . . . x x
  `,
  // One was sent a moment ago.
  relations: `
                    own  part colleague coordinator admin former foreign
    resendInvite    -    -    -         r           r     .      .
    withdrawInvite  -    -    -         x           x     .      .
  `,
  things: [[/^\/api\/invites\/:id/, invite]],
  bodies: { createInvite: invited },
}
