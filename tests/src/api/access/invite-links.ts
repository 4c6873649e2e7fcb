// Who may call what of invite links, and what each may do to whose thing: by hand.
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import type { Access, Cast, Thing } from '../harness/access'

const made = { name: 'Autumn cohort', role: 'trainee' as const }

/** Of the organization, whoever made it: its other people have nothing to do with it. */
async function link({ program: { coordinator, trainee: own, faculty: part } }: Cast): Promise<Thing> {
  return { id: (await coordinator.browser.do(createInviteLink, { body: made })).body.id, own, part }
}

/** Into which it leads. */
const organization = async ({
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> => ({
  ...{ id, own, part },
})

export const access: Access = {
  roles: `
    closeInviteLink      . . . . x x
    createInviteLink     . . . . x x
    editInviteLink       . . . . x x
    getInviteLink        . . . . x x
    getInviteLinkStatus  . . . . x x
    listInviteLinks      . . . . x x
  `,
  // Whoever coordinates another organization cannot name this one.
  relations: `
                         own  part colleague coordinator admin former foreign
    closeInviteLink      -    -    -         x           x     .      .
    createInviteLink     -    -    -         x           x     r      r
    editInviteLink       -    -    -         x           x     .      .
    getInviteLink        -    -    -         x           x     .      .
    getInviteLinkStatus  -    -    -         x           x     .      .
  `,
  things: [
    [/^\/api\/invite-links\/:id/, link],
    [/^\/api\/invite-links$/, organization],
  ],
  bodies: {
    createInviteLink: id => ({ ...made, organization_id: id }),
    editInviteLink: () => ({ name: 'Autumn and winter', opens_until: null, places: null }),
  },
}
