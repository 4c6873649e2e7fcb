// The aggregate of tasks, and who may see or change one.
import { coordinates, type Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { taskDecider } from '@practicum/shared/features/tasks/tasks.decider'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import {
  isSelfAssigned,
  isShownToAssignee,
  type Task,
  type TaskState,
} from '@practicum/shared/features/tasks/tasks.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const taskAggregate = { catalog: taskEvents, decider: taskDecider, audience } as const

/** Who shows this task somewhere; the assignee only once it is shown to them. */
function audience(state: TaskState): readonly string[] {
  if (state.status === 'unknown') return []
  const assignee = isShownToAssignee(state) ? [room.position(state.assignee.positionId)] : []
  const creator = state.creator ? [room.position(state.creator.positionId)] : []
  return [...assignee, ...creator]
}

const isCreator = (principal: Principal, task: Task): boolean => task.creator?.positionId === principal.positionId
const isAssignee = (principal: Principal, task: Task): boolean => task.assignee.positionId === principal.positionId

/** Coordinators oversee what is asked of others; a to-do is one's own. */
const oversees = (principal: Principal, task: Task): boolean =>
  coordinates(principal, task.organizationId) && !isSelfAssigned(task)

function maySee(principal: Principal, task: Task): boolean {
  if (task.organizationId !== principal.organizationId) return false
  return (
    oversees(principal, task) || isCreator(principal, task) || (isAssignee(principal, task) && isShownToAssignee(task))
  )
}

const mayChange = (principal: Principal, task: Task): boolean => isCreator(principal, task) || oversees(principal, task)

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function reach(principal: Principal, state: TaskState, wanted: 'see' | 'change' | 'close'): Refusal | undefined {
  if (state.status === 'unknown' || state.status === 'deleted' || !maySee(principal, state)) {
    return refuse('not_found', {}, { kind: 'missing' })
  }
  if (wanted === 'change' && !mayChange(principal, state)) return refuse('forbidden', {}, { kind: 'forbidden' })
  if (wanted === 'close' && !isAssignee(principal, state)) return refuse('task.not_assignee', {}, { kind: 'forbidden' })
  return undefined
}
