// Who may call what of erasures, and what each may do to whose thing: by hand.
import type { Access, Cast, Thing } from '../harness/access'
import { askedYesterday } from '../harness/erasing'
import { leaving } from './people'

async function erasure(cast: Cast): Promise<Thing> {
  const thing = await leaving(cast)
  await askedYesterday(cast.app.practicum.services.executor, thing.id)
  return thing
}

export const access: Access = {
  roles: `
    confirmErasure   . . . . . x
    erasablePeople   . . . . . x
    getErasure       . . . . . x
    listErasures     . . . . . x
    requestErasure   . . . . . x
    withdrawErasure  . . . . . x
  `,
  relations: `
                     own  part colleague coordinator admin former foreign
    confirmErasure   -    -    -         -           x     -      -
    getErasure       -    -    -         -           x     -      -
    requestErasure   -    -    -         -           x     -      -
    withdrawErasure  -    -    -         -           x     -      -
  `,
  things: [
    [/^\/api\/erasures\/:id/, erasure],
    [/^\/api\/erasures$/, leaving],
  ],
  bodies: {
    requestErasure: user_id => ({ user_id, reason: 'Has left' }),
  },
}
