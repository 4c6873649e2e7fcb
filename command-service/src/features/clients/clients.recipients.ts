// Who is told about clients: whoever supervises one, of being named and of what is asked; the trainee, of what was decided.
import type { Client } from '@practicum/shared/features/clients/clients.decider'
import type { ClientEvent } from '@practicum/shared/features/clients/clients.events'
import type { RecipientRule } from '../../reactions/notifying'
import { clientAggregate } from './clients.aggregate'

type Named = Extract<ClientEvent, { type: 'ClientSupervisorNamed' }>['data']

const telling =
  (kind: string, toOf: (client: Client) => readonly { userId: string; positionId: string }[]): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.load(clientAggregate, event.entityId)
    return state.status === 'unknown' ? undefined : { kind, to: toOf(state) }
  }

/** As the event says it: by the time it is told, another one may be named. */
const named: RecipientRule = async event => {
  const { supervisorId: userId, supervisorPositionId: positionId } = event.data as Named
  return { kind: 'client.shared', to: userId === null || positionId === null ? [] : [{ userId, positionId }] }
}

const trainee = ({ traineeId: userId, traineePositionId: positionId }: Client) => [{ userId, positionId }]
const supervisor = ({ supervisorId: userId, supervisorPositionId: positionId }: Client) =>
  userId === null || positionId === null ? [] : [{ userId, positionId }]

export const clientRecipients: Readonly<Record<string, RecipientRule>> = {
  ClientSupervisorNamed: named,
  ClientUploadsRequested: telling('client.uploads_requested', supervisor),
  ClientUploadsAllowed: telling('client.uploads_allowed', trainee),
  ClientUploadsForbidden: telling('client.uploads_forbidden', trainee),
}
