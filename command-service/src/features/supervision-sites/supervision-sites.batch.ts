// One change to several sites: each is a command of its own with its own answer, and an id of another organization is answered as an unknown one.
import { type Position, VersionConflict } from '@practicum/infra/event-store/port'
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import { messageOf } from '@practicum/shared/contract/messages'
import type { AnswerOf, BodyOf } from '@practicum/shared/contract/row'
import type { changeSites, SiteChange } from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteCommand } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import type { SiteState } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import type { Words } from '@practicum/shared/kernel/own-words'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { executeHolding } from '../../execution/holding'
import { refusedTags } from './site-tags.aggregate'
import { authorize, siteAggregate, sitesNamed } from './supervision-sites.aggregate'

type Answer = AnswerOf<typeof changeSites>
type Outcome = ExecutionResult<SiteState> | Refusal

/** Answers in the order asked, each id once. What is so already is a success that writes nothing. */
export async function changeAll(
  executor: Executor,
  call: CommandCall<unknown, BodyOf<typeof changeSites>>,
): Promise<CommandReply<Answer> | Refusal> {
  const { change } = call.body
  const refused = await refusedTags(
    executor,
    call.principal,
    change.what === 'tag' ? [change.tag_id] : [],
    'change.tag_id',
  )
  if (refused) return refused
  const command = commandOf(change)
  const results: Answer['results'][number][] = []
  const positions: Position[] = []
  for (const id of new Set(call.body.ids)) {
    const outcome = await changeOne(executor, call, { id, command })
    results.push(itemOf(id, outcome, call.principal.words))
    if (!isRefusal(outcome) && outcome.position !== undefined) positions.push(outcome.position)
  }
  return { answer: { results }, position: positions.toSorted().at(-1) }
}

function commandOf(change: SiteChange): SiteCommand {
  switch (change.what) {
    case 'publish':
      return { type: 'PublishSite', published: change.published }
    case 'accept':
      return { type: 'AcceptTrainees', accepting: change.accepting_trainees }
    case 'tag':
      return { type: 'TagSite', tagId: change.tag_id, carried: change.carried }
    case 'expire':
      return { type: 'SetExpiry', expirationDate: change.expiration_date }
    default:
      return { type: 'MoveSite', intent: change.what }
  }
}

async function changeOne(
  executor: Executor,
  call: CommandCall,
  { id, command }: { readonly id: string; readonly command: SiteCommand },
): Promise<Outcome> {
  const request = { command: (state: SiteState) => authorize(call.principal, state) ?? command }
  const context = childContext(contextOf(call), id)
  try {
    // An edit reserves the name, as one of the form does.
    return command.type === 'AcceptTrainees'
      ? await executeHolding(executor, sitesNamed, { id, request, context })
      : await executor.execute(siteAggregate, id, request, context)
  } catch (error) {
    // One contested site does not undo the answers of the others.
    if (error instanceof VersionConflict) return refuse('version_conflict', {}, { kind: 'conflict' })
    throw error
  }
}

function itemOf(id: string, outcome: Outcome, words: Words | undefined): Answer['results'][number] {
  if (!isRefusal(outcome)) return { id, done: true, version: outcome.version, error: null }
  const { code, data } = outcome
  return { id, done: false, version: null, error: { code, message: messageOf(code, data, words) } }
}
