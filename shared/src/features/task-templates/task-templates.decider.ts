// The rules of templates of tasks: saved once, changed and shared until deleted.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { TaskTemplateEvent } from './task-templates.events'
import { taskTemplateFields } from './task-templates.fields'

type Saved = Extract<TaskTemplateEvent, { type: 'TaskTemplateSaved' }>['data']

/** What a person keeps of a task. */
export type TaskTemplateContent = StoredOf<typeof taskTemplateFields>

/** Looked up with the command: whether the policy lets them share. */
interface Sharing {
  readonly mayShare: boolean
}

export type TaskTemplateCommand =
  | ({ readonly type: 'SaveTaskTemplate'; readonly data: Saved } & Sharing)
  | ({ readonly type: 'ChangeTaskTemplate'; readonly fields: TaskTemplateContent } & Sharing)
  | { readonly type: 'DeleteTaskTemplate' }

export type TaskTemplate = Saved & { readonly status: 'saved' | 'deleted' }
export type TaskTemplateState = { readonly status: 'unknown' } | TaskTemplate

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

const sharingRefused = (): Refusal =>
  refuse('task_template.sharing_refused', {}, { kind: 'forbidden', field: 'shared' })

export const taskTemplateDecider: Decider<TaskTemplateCommand, TaskTemplateState, TaskTemplateEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'SaveTaskTemplate') {
      if (state.status !== 'unknown') return []
      return sharingProblem(command.data, command.mayShare) ?? [{ type: 'TaskTemplateSaved', data: command.data }]
    }
    if (state.status === 'unknown') return missing()
    return command.type === 'ChangeTaskTemplate' ? change(command, state) : remove(state)
  },
  evolve(state, event) {
    if (event.type === 'TaskTemplateSaved') return { ...event.data, status: 'saved' }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'TaskTemplateChanged':
        return { ...state, ...only(taskTemplateFields, event.data) }
      case 'TaskTemplateDeleted':
        return { ...state, status: 'deleted' }
      default:
        return assertNever(event)
    }
  },
}

/** What speaks against saving it like this. */
export const sharingProblem = ({ shared }: Pick<Saved, 'shared'>, mayShare: boolean): Refusal | undefined =>
  shared && !mayShare ? sharingRefused() : undefined

/** Saving what already stands there changes nothing; what is shared already stays shared. */
function change(
  { fields, mayShare }: Extract<TaskTemplateCommand, { type: 'ChangeTaskTemplate' }>,
  state: TaskTemplate,
): Decision<TaskTemplateEvent> {
  const { taskTemplateId, creatorId } = state
  if (state.status === 'deleted') return missing()
  if (fields.shared && !state.shared && !mayShare) return sharingRefused()
  if (sameIn(taskTemplateFields, fields, state)) return []
  return [{ type: 'TaskTemplateChanged', data: { taskTemplateId, creatorId, ...fields } }]
}

function remove({ status, taskTemplateId }: TaskTemplate): Decision<TaskTemplateEvent> {
  return status === 'deleted' ? [] : [{ type: 'TaskTemplateDeleted', data: { taskTemplateId } }]
}
