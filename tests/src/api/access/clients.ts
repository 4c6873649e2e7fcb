// Who may call what of clients, and what each may do to whose: by hand.
import { addClient } from '@practicum/shared/features/clients/clients.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'

const someCode = (): string => `C-${newId().slice(-12).toUpperCase()}`

async function client({ program: { trainee: own, supervisor: part } }: Cast): Promise<Thing> {
  const supervisor = { id: part.userId, position_id: part.positionId }
  return { id: (await own.browser.do(addClient, { body: { code: someCode(), supervisor } })).body.id, own, part }
}

export const access: Access = {
  roles: `
    addClient             . x . . . .
    allowClientUploads    . . x x . .
    archiveClient         . x . . . .
    editClient            . x . . . .
    getClient             . x x x . .
    listClients           . x x x . .
    requestClientUploads  . x . . . .
  `,
  relations: `
                          own  part colleague coordinator admin former foreign
    allowClientUploads    -    x    .         -           -     -      -
    archiveClient         x    -    -         -           -     -      -
    editClient            x    -    -         -           -     -      -
    getClient             x    x    .         -           -     -      -
    requestClientUploads  x    -    -         -           -     -      -
  `,
  ofNobody: {
    addClient: 'a supervisor to choose; others are refused in clients.spec.ts',
  },
  things: [[/^\/api\/clients\/:id/, client]],
  bodies: {
    addClient: () => ({ code: someCode() }),
    editClient: (_id, { program: { supervisor } }) => ({
      code: someCode(),
      supervisor: { id: supervisor.userId, position_id: supervisor.positionId },
    }),
    allowClientUploads: () => ({ can_upload: true }),
    archiveClient: () => ({ archived: true }),
  },
}
