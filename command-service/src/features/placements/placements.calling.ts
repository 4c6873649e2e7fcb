// What every call on a placement has in common: who makes it, what it may, and what it answers.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import type { PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { ExecutionResult } from '../../execution/executor'
import { authorize, type Wanted } from './placements.aggregate'

type Caller = Pick<CommandCall, 'principal'>

export const personOf = ({ principal: { userId, positionId } }: Caller) => ({ userId, positionId })

/** What is wrong with the command is told to those alone who may give it. */
export const requestOf = ({ principal }: Caller, wanted: Wanted, command: PlacementCommand | Refusal) => ({
  command: (state: PlacementState) => authorize(principal, state, wanted) ?? command,
})

export const moved =
  (id: string) =>
  ({ state, version }: ExecutionResult<PlacementState>) => ({ id, status: state.status as PlacementStatus, version })
