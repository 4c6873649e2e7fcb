// The rules of erasures: two admins with a day between them, then step by step to its end.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { ErasureEvent } from './erasures.events'
import { confirmableFrom, ERASURE_STEPS, type ErasureStep } from './erasures.steps'

type Figures = Readonly<Record<string, number>>
type Requested = Extract<ErasureEvent, { type: 'ErasureRequested' }>['data']

/** The admin who acts. */
export interface By {
  readonly userId: string
  readonly positionId: string
}

/** `userId`: of the person to be erased. Times in ISO 8601. */
export type ErasureCommand =
  | {
      readonly type: 'RequestErasure'
      readonly userId: string
      readonly reason: string
      readonly by: By
      readonly at: string
    }
  | { readonly type: 'ConfirmErasure'; readonly by: By; readonly at: string }
  | { readonly type: 'WithdrawErasure'; readonly by: By }
  | { readonly type: 'BeginErasure'; readonly at: string }
  | { readonly type: 'EraseAgain'; readonly userId: string; readonly at: string }
  /** Of an account that has lapsed: asked of nobody. */
  | { readonly type: 'EraseLapsed'; readonly userId: string; readonly at: string }
  | { readonly type: 'FinishStep'; readonly step: ErasureStep; readonly at: string; readonly figures: Figures }

interface Known {
  readonly userId: string
  /** Undefined where a restore has left nothing but the fact that the person was erased. */
  readonly request: Requested | undefined
  readonly confirmedBy: By | undefined
}

export interface StepDone {
  readonly step: ErasureStep
  readonly doneAt: string
  readonly figures: Figures
}

export type OpenErasure = Known & { readonly status: 'requested' | 'confirmed' | 'withdrawn' }
export type BegunErasure = Known & {
  readonly status: 'running' | 'done'
  readonly begunAt: string
  readonly steps: readonly StepDone[]
}
export type Erasure = OpenErasure | BegunErasure
export type ErasureState = { readonly status: 'unknown' } | Erasure

export const erasureDecider: Decider<ErasureCommand, ErasureState, ErasureEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'RequestErasure') return request(command, state)
    if (command.type === 'EraseAgain') return again(command, state)
    if (command.type === 'EraseLapsed') return lapsed(command, state)
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    return decideKnown(command, state)
  },
  evolve,
}

function decideKnown(
  command: Exclude<ErasureCommand, { type: 'RequestErasure' | 'EraseAgain' | 'EraseLapsed' }>,
  state: Erasure,
): Decision<ErasureEvent> {
  switch (command.type) {
    case 'ConfirmErasure':
      return confirm(command, state)
    case 'WithdrawErasure':
      return withdraw(command.by, state)
    case 'BeginErasure':
      return begin(command.at, state)
    case 'FinishStep':
      return finish(command, state)
    default:
      return assertNever(command)
  }
}

/** One erasure of a person at a time; after a withdrawal it can be asked for anew. */
function request(
  { userId, reason, by, at }: Extract<ErasureCommand, { type: 'RequestErasure' }>,
  { status }: ErasureState,
): Decision<ErasureEvent> {
  if (by.userId === userId) return oneself()
  if (status === 'done') return refuse('erasure.done', {}, { kind: 'conflict' })
  if (status !== 'unknown' && status !== 'withdrawn') return refuse('erasure.exists', {}, { kind: 'conflict' })
  const { userId: requestedBy, positionId: requestedByPosition } = by
  return [{ type: 'ErasureRequested', data: { userId, requestedBy, requestedByPosition, requestedAt: at, reason } }]
}

/** By another admin than the one who asked, and neither of them is the person. */
function confirm(
  { by, at }: Extract<ErasureCommand, { type: 'ConfirmErasure' }>,
  { status, userId, request: asked }: Erasure,
): Decision<ErasureEvent> {
  if (status === 'withdrawn') return refuse('erasure.withdrawn', {}, { kind: 'conflict' })
  if (status !== 'requested' || asked === undefined) return []
  if (by.userId === userId) return oneself()
  if (by.userId === asked.requestedBy) return refuse('erasure.same_admin', {}, { kind: 'forbidden' })
  const from = confirmableFrom(asked.requestedAt)
  if (at < from) return refuse('erasure.too_early', { from }, { kind: 'conflict' })
  const { userId: confirmedBy, positionId: confirmedByPosition } = by
  return [{ type: 'ErasureConfirmed', data: { userId, confirmedBy, confirmedByPosition } }]
}

function withdraw(by: By, { status, userId }: Erasure): Decision<ErasureEvent> {
  if (status === 'withdrawn') return []
  if (status === 'running' || status === 'done') return refuse('erasure.begun', {}, { kind: 'conflict' })
  const { userId: withdrawnBy, positionId: withdrawnByPosition } = by
  return [{ type: 'ErasureWithdrawn', data: { userId, withdrawnBy, withdrawnByPosition } }]
}

function begin(begunAt: string, { status, userId }: Erasure): Decision<ErasureEvent> {
  if (status === 'running' || status === 'done') return []
  if (status !== 'confirmed') return refuse('erasure.not_confirmed', {}, { kind: 'conflict' })
  return [{ type: 'ErasureBegun', data: { userId, again: false, begunAt } }]
}

/** After a restore of what was from before it: decided long ago, and asked of nobody a second time. */
function again(
  { userId, at }: Extract<ErasureCommand, { type: 'EraseAgain' }>,
  { status }: ErasureState,
): Decision<ErasureEvent> {
  return status === 'running' ? [] : [{ type: 'ErasureBegun', data: { userId, again: true, begunAt: at } }]
}

const lapsed = (
  { userId, at }: Extract<ErasureCommand, { type: 'EraseLapsed' }>,
  { status }: ErasureState,
): Decision<ErasureEvent> =>
  status === 'running' || status === 'done'
    ? []
    : [{ type: 'ErasureBegun', data: { userId, again: false, begunAt: at } }]

/** In their order, each once; with the last one it is done. */
function finish(
  { step, at: doneAt, figures }: Extract<ErasureCommand, { type: 'FinishStep' }>,
  state: Erasure,
): Decision<ErasureEvent> {
  if (state.status !== 'running') return state.status === 'done' ? [] : outOfTurn()
  const { userId, steps } = state
  if (steps.some(done => done.step === step)) return []
  if (ERASURE_STEPS[steps.length] !== step) return outOfTurn()
  const finished: ErasureEvent = { type: 'ErasureStepDone', data: { userId, step, doneAt, figures } }
  if (step !== ERASURE_STEPS.at(-1)) return [finished]
  const all = Object.assign({}, ...steps.map(done => done.figures), figures) as Figures
  return [finished, { type: 'ErasureCompleted', data: { userId, figures: all } }]
}

const oneself = (): Refusal => refuse('erasure.oneself', {}, { kind: 'forbidden' })
const outOfTurn = (): Refusal => refuse('erasure.out_of_turn', {}, { kind: 'conflict' })

function evolve(state: ErasureState, event: ErasureEvent): ErasureState {
  const { userId } = event.data
  const { request: asked, confirmedBy } = state.status === 'unknown' ? NOTHING : state
  const known = { userId, request: asked, confirmedBy }
  switch (event.type) {
    case 'ErasureRequested':
      return { userId, request: event.data, confirmedBy: undefined, status: 'requested' }
    case 'ErasureConfirmed': {
      const { confirmedBy: by, confirmedByPosition: positionId } = event.data
      return { ...known, confirmedBy: { userId: by, positionId }, status: 'confirmed' }
    }
    case 'ErasureWithdrawn':
      return { ...known, status: 'withdrawn' }
    case 'ErasureBegun':
      return { ...known, status: 'running', begunAt: event.data.begunAt, steps: [] }
    case 'ErasureStepDone':
      return 'steps' in state ? { ...state, steps: [...state.steps, event.data] } : state
    case 'ErasureCompleted':
      return 'steps' in state ? { ...state, status: 'done' } : state
    default:
      return assertNever(event)
  }
}

const NOTHING = { request: undefined, confirmedBy: undefined }
