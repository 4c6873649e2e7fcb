// Documents of tasks: seen by those who see the task, changed by those who may change it, while it is open.
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { authorize, taskAggregate } from './tasks.aggregate'

export const taskAttachable: Attachable = {
  endedBy: ['TaskDeleted'],
  async authorize({ executor, principal, id }, wanted) {
    const { state } = await executor.load(taskAggregate, id)
    const refused = authorize(principal, state, wanted)
    if (refused || wanted === 'see' || state.status === 'incomplete') return refused
    return refuse('task.closed', { status: state.status }, { kind: 'conflict' })
  },
}
