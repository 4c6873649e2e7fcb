// Commands of clients, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import {
  addClient,
  allowClientUploads,
  archiveClient,
  editClient,
  requestClientUploads,
} from '@practicum/shared/features/clients/clients.contract'
import {
  type ClientCommand,
  type ClientState,
  type Supervisor,
  UNSUPERVISED,
} from '@practicum/shared/features/clients/clients.decider'
import { codeOf } from '@practicum/shared/features/clients/clients.fields'
import type { clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import { executeHolding } from '../../execution/holding'
import type { CommandServices } from '../../execution/ports'
import { pickedPerson } from '../people/people.lookup'
import { authorize, clientAggregate, clientsCoded } from './clients.aggregate'

export function clientRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    bindCommand(addClient, call => add(services, call)),
    bindCommand(editClient, call => edit(services, call)),
    bindCommand(requestClientUploads, async call => {
      const done = await change(executor, call, 'change', { type: 'RequestUploads' })
      return replyOf(done, () => ({}))
    }),
    bindCommand(allowClientUploads, async call => {
      const type = call.body.can_upload ? 'AllowUploads' : 'ForbidUploads'
      return replyOf(await change(executor, call, 'allowUploads', { type }), () => ({}))
    }),
    bindCommand(archiveClient, async call => {
      const type = call.body.archived ? 'ArchiveClient' : 'UnarchiveClient'
      return replyOf(await change(executor, call, 'change', { type }), () => ({}))
    }),
  ]
}

async function add(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof addClient>>) {
  const { organizationId, userId: traineeId, positionId: traineePositionId } = call.principal
  const { executor } = services
  const supervision = await supervisionOf(executor, call)
  if (isRefusal(supervision)) return supervision
  const clientId = derivedId(call.commandId, 'client')
  const data = { clientId, organizationId, traineeId, traineePositionId, code: codeOf(call.body.code) }
  const command: ClientCommand = { type: 'AddClient', data, supervision }
  const work = { id: clientId, request: { command: () => command }, context: contextOf(call) }
  const done = await executeHolding(executor, clientsCoded(services), work)
  return replyOf(done, ({ version }) => ({ id: clientId, version }))
}

async function edit(services: CommandServices, call: CommandCall<{ id: string }, BodyOf<typeof editClient>>) {
  const { params, body, principal } = call
  const { executor } = services
  const { state } = await executor.load(clientAggregate, params.id)
  const refused = authorize(principal, state, 'change')
  if (refused) return refused
  const supervision = await supervisionOf(executor, call, state)
  if (isRefusal(supervision)) return supervision
  const editing: ClientCommand = { type: 'EditClient', code: codeOf(body.code), supervision }
  const command = (met: ClientState) => authorize(principal, met, 'change') ?? editing
  const request = { command, expectedVersion: body.version }
  const done = await executeHolding(executor, clientsCoded(services), {
    id: params.id,
    request,
    context: contextOf(call),
  })
  return replyOf(done, ({ version }) => ({ id: params.id, version }))
}

const SUPERVISING: ReadonlySet<string> = new Set(['supervisor', 'faculty'])

/** Whoever supervises a client already goes on, also where they could not be picked any more. */
async function supervisionOf(
  executor: Executor,
  { principal, body }: Pick<CommandCall<unknown, BodyOf<typeof addClient>>, 'principal' | 'body'>,
  now?: ClientState,
): Promise<Supervisor | typeof UNSUPERVISED | Refusal> {
  if (!body.supervisor) return UNSUPERVISED
  const { id: supervisorId, position_id: supervisorPositionId } = body.supervisor
  const kept = now && 'supervisorId' in now && now.supervisorPositionId === supervisorPositionId
  if (kept) return { supervisorId: now.supervisorId as string, supervisorPositionId }
  const found = await pickedPerson(executor, principal, body.supervisor)
  const available = !isRefusal(found) && SUPERVISING.has(found.role)
  return available
    ? { supervisorId, supervisorPositionId }
    : refuse('person.not_available', {}, { field: 'supervisor' })
}

/** Runs a command on the one of the path, when the caller may. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  wanted: keyof typeof clientPolicy,
  command: ClientCommand,
): Promise<ExecutionResult<ClientState> | Refusal> {
  const checked = (state: ClientState) => authorize(call.principal, state, wanted) ?? command
  return executor.execute(clientAggregate, call.params.id, { command: checked }, contextOf(call))
}
