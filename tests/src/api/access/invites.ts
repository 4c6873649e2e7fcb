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

/** Into which somebody is invited. */
const organization = async ({
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> => ({
  ...{ id, own, part },
})

export const access: Access = {
  roles: `
    createInvite    . . . . x x
    listInvites     . . . . x x
    resendInvite    . . . . x x
    withdrawInvite  . . . . x x
  `,
  // One was sent a moment ago; whoever coordinates another organization cannot name this one.
  relations: `
                    own  part colleague coordinator admin former foreign
    createInvite    -    -    -         x           x     r      r
    resendInvite    -    -    -         r           r     .      .
    withdrawInvite  -    -    -         x           x     .      .
  `,
  things: [
    [/^\/api\/invites\/:id/, invite],
    [/^\/api\/invites$/, organization],
  ],
  bodies: { createInvite: id => ({ ...invited(), organization_id: id }) },
}
