// Commands of saved views, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import type { DefaultViewCommand } from '@practicum/shared/features/saved-views/default-view.decider'
import {
  changeView,
  chooseDefaultView,
  deleteView,
  saveView,
} from '@practicum/shared/features/saved-views/saved-views.contract'
import {
  type SavedViewCommand,
  type SavedViewState,
  sharingProblem,
} from '@practicum/shared/features/saved-views/saved-views.decider'
import { savedViewFields } from '@practicum/shared/features/saved-views/saved-views.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { shelve } from '../../execution/shelf'
import {
  authorize,
  defaultViewAggregate,
  defaultViewId,
  mayShare,
  savedViewAggregate,
  viewShelfOf,
} from './saved-views.aggregate'

export function savedViewRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(saveView, async call => {
      const { organizationId, userId: creatorId, positionId: creatorPositionId } = call.principal
      const savedViewId = derivedId(call.commandId, 'saved view')
      const fields = fromWire(savedViewFields, call.body)
      const data = { savedViewId, organizationId, creatorId, creatorPositionId, list: call.body.list, ...fields }
      const sharing = mayShare(call.principal)
      const command = (): SavedViewCommand => ({ type: 'SaveView', data, mayShare: sharing })
      const shelf = viewShelfOf(creatorPositionId)
      const keeping = { type: 'Keep' as const, place: { positionId: creatorPositionId, savedViewId } }
      const refused = sharingProblem(data, sharing) ?? (await shelve(executor, contextOf(call), shelf, keeping))
      if (refused) return refused
      const done = await executor.execute(savedViewAggregate, savedViewId, { command }, contextOf(call))
      return replyOf(done, ({ version }) => ({ id: savedViewId, version }))
    }),
    bindCommand(changeView, async call => {
      const { id } = call.params
      const fields = fromWire(savedViewFields, call.body)
      const asked = { type: 'ChangeView' as const, fields, mayShare: mayShare(call.principal) }
      const done = await executor.execute(
        savedViewAggregate,
        id,
        { command: state => authorize(call.principal, state, 'change') ?? asked, expectedVersion: call.body.version },
        contextOf(call),
      )
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
    bindCommand(deleteView, async call => {
      const asked = { type: 'DeleteView' as const }
      const done = await executor.execute(
        savedViewAggregate,
        call.params.id,
        { command: state => authorize(call.principal, state, 'remove') ?? asked },
        contextOf(call),
      )
      if (!isRefusal(done)) await giveUp(executor, call, done.state)
      return replyOf(done, () => ({}))
    }),
    bindCommand(chooseDefaultView, call => chooseDefault(executor, call)),
  ]
}

async function giveUp(executor: Executor, call: CommandCall, view: SavedViewState): Promise<void> {
  if (view.status === 'unknown') return
  const { creatorPositionId: positionId, savedViewId } = view
  const givingUp = { type: 'GiveUp' as const, place: { positionId, savedViewId } }
  await shelve(executor, contextOf(call), viewShelfOf(positionId), givingUp)
}

type Choosing = CommandCall<unknown, { list: string; view_id: string | null }>

async function chooseDefault(
  executor: Executor,
  call: Choosing,
): Promise<CommandReply<Record<string, never>> | Refusal> {
  const command = await choiceOf(executor, call)
  if (isRefusal(command)) return command
  const id = defaultViewId(call.principal.positionId, call.body.list)
  const done = await executor.execute(defaultViewAggregate, id, { command: () => command }, contextOf(call))
  return replyOf(done, () => ({}))
}

/** Nobody opens a list with a view that they do not see. */
async function choiceOf(executor: Executor, { principal, body }: Choosing): Promise<DefaultViewCommand | Refusal> {
  const { list, view_id: savedViewId } = body
  const data = { positionId: principal.positionId, list }
  if (savedViewId === null) return { type: 'ClearDefaultView', data }
  const { state } = await executor.load(savedViewAggregate, savedViewId)
  const refused = authorize(principal, state, 'see')
  if (refused) return refused
  if (state.status !== 'saved') return refuse('not_found', {}, { kind: 'missing' })
  return { type: 'ChooseDefaultView', data, savedViewId, ofList: state.list }
}
