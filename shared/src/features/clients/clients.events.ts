// What happens to a client of a trainee.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { clientFields } from './clients.fields'

const clientId = '0192f0c0-0000-7000-8000-0000000000b1'
const traineeId = '0192f0c0-0000-7000-8000-000000000001'

const told = event({ version: 1, schema: z.object({ clientId: id }), sample: { clientId } })

export const clientEvents = defineEvents('client', {
  ClientAdded: event({
    version: 1,
    schema: z.object({
      clientId: id,
      organizationId: id,
      traineeId: id,
      traineePositionId: id,
      ...storedOf(clientFields),
    }),
    sample: {
      clientId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      traineeId,
      traineePositionId: '0192f0c0-0000-7000-8000-000000000002',
      code: 'AB-104',
    },
  }),
  ClientCodeChanged: event({
    version: 1,
    schema: z.object({ clientId: id, traineeId: id, ...storedOf(clientFields) }),
    sample: { clientId, traineeId, code: 'AB-105' },
  }),
  /** Whom the trainee lets see the client; nobody, where there is none any more. What another one allowed has ended. */
  ClientSupervisorNamed: event({
    version: 1,
    schema: z.object({ clientId: id, supervisorId: id.nullable(), supervisorPositionId: id.nullable() }),
    sample: {
      clientId,
      supervisorId: '0192f0c0-0000-7000-8000-000000000004',
      supervisorPositionId: '0192f0c0-0000-7000-8000-000000000005',
    },
  }),
  /** The trainee asks whoever supervises the client for it. */
  ClientUploadsRequested: told,
  ClientUploadsAllowed: told,
  ClientUploadsForbidden: told,
  ClientArchived: told,
  ClientUnarchived: told,
})

export type ClientEvent = EventsOf<typeof clientEvents>

/** The reservation behind "no code twice": one stream for each code of a trainee. */
export const clientCodeEvents = defineEvents('clientcode', {
  ClientCodeClaimed: event({
    version: 1,
    schema: z.object({ holderId: id, atRevision: z.int().min(0) }),
    sample: { holderId: clientId, atRevision: 0 },
  }),
  ClientCodeReleased: event({
    version: 1,
    schema: z.object({ holderId: id, atRevision: z.int().min(0) }),
    sample: { holderId: clientId, atRevision: 3 },
  }),
})

export type ClientCodeEvent = EventsOf<typeof clientCodeEvents>
