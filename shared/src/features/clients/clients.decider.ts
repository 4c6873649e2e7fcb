// The rules of clients: a trainee adds one by a code, names who may see it besides, and asks them for uploads.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { derivedId } from '../../kernel/ids'
import { refuse } from '../../kernel/refusal'
import { reservationDecider } from '../../kernel/reservation'
import type { ClientCodeEvent, ClientEvent } from './clients.events'
import { isCode } from './clients.fields'

type Added = Extract<ClientEvent, { type: 'ClientAdded' }>['data']

export interface Supervisor {
  readonly supervisorId: string
  readonly supervisorPositionId: string
}

/** Of a client that nobody supervises. */
export const UNSUPERVISED = { supervisorId: null, supervisorPositionId: null } as const

type Supervision = Supervisor | typeof UNSUPERVISED

export type ClientCommand =
  | { readonly type: 'AddClient'; readonly data: Added; readonly supervision: Supervision }
  | { readonly type: 'EditClient'; readonly code: string; readonly supervision: Supervision }
  | { readonly type: 'RequestUploads' | 'AllowUploads' | 'ForbidUploads' | 'ArchiveClient' | 'UnarchiveClient' }

export type Client = Added & {
  readonly supervisorId: string | null
  readonly supervisorPositionId: string | null
  readonly status: 'open' | 'archived'
  readonly uploads: 'closed' | 'requested' | 'allowed'
}
export type ClientState = { readonly status: 'unknown' } | Client

export const clientDecider: Decider<ClientCommand, ClientState, ClientEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'AddClient') return state.status === 'unknown' ? add(command) : []
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    if (command.type === 'EditClient') return edit(command, state)
    return CHANGES[command.type](state)
  },
  evolve(state, event) {
    if (event.type === 'ClientAdded') return { ...event.data, ...UNSUPERVISED, status: 'open', uploads: 'closed' }
    return state.status === 'unknown' ? state : evolved(state, event)
  },
}

function evolved(state: Client, event: Exclude<ClientEvent, { type: 'ClientAdded' }>): Client {
  switch (event.type) {
    case 'ClientCodeChanged':
      return { ...state, code: event.data.code }
    case 'ClientSupervisorNamed': {
      const { supervisorId, supervisorPositionId } = event.data
      return { ...state, supervisorId, supervisorPositionId, uploads: 'closed' }
    }
    case 'ClientUploadsRequested':
      return { ...state, uploads: 'requested' }
    case 'ClientUploadsAllowed':
      return { ...state, uploads: 'allowed' }
    case 'ClientUploadsForbidden':
      return { ...state, uploads: 'closed' }
    case 'ClientArchived':
      return { ...state, status: 'archived' }
    case 'ClientUnarchived':
      return { ...state, status: 'open' }
    default:
      return assertNever(event)
  }
}

const notACode = () => refuse('client.code_form', {}, { field: 'code' })
const isArchived = () => refuse('client.archived', {}, { kind: 'conflict' })

function add({ data, supervision }: Extract<ClientCommand, { type: 'AddClient' }>): Decision<ClientEvent> {
  if (!isCode(data.code)) return notACode()
  return [{ type: 'ClientAdded', data }, ...named(data.clientId, supervision, UNSUPERVISED)]
}

function edit(
  { code, supervision }: Extract<ClientCommand, { type: 'EditClient' }>,
  state: Client,
): Decision<ClientEvent> {
  const { clientId, traineeId } = state
  if (state.status === 'archived') return isArchived()
  if (!isCode(code)) return notACode()
  const coded = { type: 'ClientCodeChanged', data: { clientId, traineeId, code } } as const
  return [...(code === state.code ? [] : [coded]), ...named(clientId, supervision, state)]
}

function named(clientId: string, next: Supervision, before: Pick<Client, keyof Supervision>): readonly ClientEvent[] {
  if (next.supervisorPositionId === before.supervisorPositionId) return []
  return [{ type: 'ClientSupervisorNamed', data: { clientId, ...next } }]
}

/** One that is so already stays as it is. */
const CHANGES: Readonly<
  Record<Exclude<ClientCommand['type'], 'AddClient' | 'EditClient'>, (client: Client) => Decision<ClientEvent>>
> = {
  RequestUploads: client => {
    if (client.status === 'archived') return isArchived()
    if (client.uploads !== 'closed') return []
    return client.supervisorPositionId === null
      ? refuse('client.without_supervisor', {}, { kind: 'conflict' })
      : [{ type: 'ClientUploadsRequested', data: { clientId: client.clientId } }]
  },
  AllowUploads: client => {
    if (client.status === 'archived') return isArchived()
    return client.uploads === 'allowed' ? [] : [{ type: 'ClientUploadsAllowed', data: { clientId: client.clientId } }]
  },
  ForbidUploads: ({ uploads, clientId }) =>
    uploads === 'closed' ? [] : [{ type: 'ClientUploadsForbidden', data: { clientId } }],
  ArchiveClient: ({ status, clientId }) =>
    status === 'archived' ? [] : [{ type: 'ClientArchived', data: { clientId } }],
  UnarchiveClient: ({ status, clientId }) =>
    status === 'open' ? [] : [{ type: 'ClientUnarchived', data: { clientId } }],
}

/** The stream of the code that a client holds, by a keyed hash, as codes are few enough to be tried: nobody else's of the same trainee has it, not even one that is archived. */
export const clientCodeId = (
  { traineePositionId, code }: Pick<Added, 'traineePositionId' | 'code'>,
  keyed: (text: string) => string,
): string => derivedId('client code', keyed(`${traineePositionId} ${code}`))

export const clientCodeDecider = reservationDecider<ClientCodeEvent>({
  claimed: data => ({ type: 'ClientCodeClaimed', data }),
  released: data => ({ type: 'ClientCodeReleased', data }),
  read: ({ type, data: { holderId, atRevision } }) => ({
    claimedBy: type === 'ClientCodeClaimed' ? holderId : undefined,
    atRevision,
  }),
  taken: () => refuse('client.code_taken', {}, { field: 'code' }),
})
