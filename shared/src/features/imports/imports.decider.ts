// The rules of imports: each part is noted once, and nothing goes on behind an end.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { ImportEvent, ImportFailure } from './imports.events'

type RowsDone = Extract<ImportEvent, { type: 'ImportRowsDone' }>['data']
type Started = Extract<ImportEvent, { type: 'ImportStarted' }>['data']

export interface PartDone {
  /** How far the import had come before. */
  readonly after: number
  readonly upTo: number
  readonly added: number
  readonly failures: readonly ImportFailure[]
}

export type ImportCommand =
  | { readonly type: 'StartImport'; readonly data: Started }
  | ({ readonly type: 'NoteRows' } & PartDone)
  | { readonly type: 'PauseImport'; readonly goesOnAt: string }
  | { readonly type: 'CancelImport' }
  | { readonly type: 'EndImport'; readonly outcome: 'done' | 'stopped' }

export type Import = Started & {
  readonly status: 'running' | 'cancelling' | 'done' | 'cancelled' | 'stopped'
  readonly upTo: number
  readonly failed: number
  /** In ISO 8601, where it waits. */
  readonly goesOnAt: string | undefined
}
export type ImportState = { readonly status: 'unknown' } | Import

export const importDecider: Decider<ImportCommand, ImportState, ImportEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'StartImport') {
      return state.status === 'unknown' ? [{ type: 'ImportStarted', data: command.data }] : []
    }
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    switch (command.type) {
      case 'NoteRows':
        return note(command, state)
      case 'PauseImport':
        return pause(command.goesOnAt, state)
      case 'CancelImport':
        return cancel(state)
      case 'EndImport':
        return end(command.outcome, state)
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'ImportStarted')
      return { ...event.data, status: 'running', upTo: 0, failed: 0, goesOnAt: undefined }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'ImportRowsDone':
        return { ...state, ...counted(event.data, state), goesOnAt: undefined }
      case 'ImportPaused':
        return { ...state, goesOnAt: event.data.goesOnAt }
      case 'ImportCancelAsked':
        return { ...state, status: 'cancelling' }
      case 'ImportCancelled':
        return { ...state, status: 'cancelled' }
      case 'ImportEnded':
        return { ...state, status: event.data.outcome }
      default:
        return assertNever(event)
    }
  },
}

const counted = ({ upTo, failures }: RowsDone, { failed }: Import) => ({ upTo, failed: failed + failures.length })

/** Also of one that is being cancelled: what was added stays, and is counted. */
function note({ after, upTo, added, failures }: PartDone, state: Import): Decision<ImportEvent> {
  const { importId, organizationId, creatorId } = state
  if (after !== state.upTo || upTo <= after) return []
  return [
    { type: 'ImportRowsDone', data: { importId, organizationId, creatorId, upTo, added, failures: [...failures] } },
  ]
}

function pause(goesOnAt: string, { status, importId }: Import): Decision<ImportEvent> {
  return status === 'running' ? [{ type: 'ImportPaused', data: { importId, goesOnAt } }] : []
}

/** However it would have ended: whoever cancelled it has said so first. */
function end(outcome: 'done' | 'stopped', { status, importId }: Import): Decision<ImportEvent> {
  if (status === 'cancelling') return [{ type: 'ImportCancelled', data: { importId } }]
  return status === 'running' ? [{ type: 'ImportEnded', data: { importId, outcome } }] : []
}

function cancel({ status, importId }: Import): Decision<ImportEvent> {
  if (status === 'cancelling' || status === 'cancelled') return []
  if (status !== 'running') return refuse('import.ended', {}, { kind: 'conflict' })
  return [{ type: 'ImportCancelAsked', data: { importId } }]
}
