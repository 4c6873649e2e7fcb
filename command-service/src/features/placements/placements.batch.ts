// Approves several placements: each is a command of its own with its own answer, and an id of another organization is answered as an unknown one.
import { type Position, VersionConflict } from '@practicum/infra/event-store/port'
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import { messageOf } from '@practicum/shared/contract/messages'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { batchApprovePlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import type { Words } from '@practicum/shared/kernel/own-words'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { placementAggregate } from './placements.aggregate'
import { executePlacing } from './placements.applications'
import { personOf, requestOf } from './placements.calling'
import type { Looked } from './placements.places'

type Answer = AnswerOf<typeof batchApprovePlacements>
type Item = Answer['results'][number]

/** Answers in the order asked, each id once. Approving what is approved already is a success that writes nothing. */
export async function approveAll(
  executor: Executor,
  call: CommandCall,
  ids: readonly string[],
): Promise<CommandReply<Answer>> {
  const unique = [...new Set(ids)]
  const groups = await Promise.all((await bySite(executor, unique)).map(group => approveInTurn(executor, call, group)))
  const found = new Map(groups.flat().map(one => [one.id, one.outcome]))
  const outcomes = unique.flatMap(id => {
    const outcome = found.get(id)
    return outcome ? [{ id, outcome }] : []
  })
  const results = outcomes.map(({ id, outcome }) => itemOf(id, outcome, call.principal.words))
  return { answer: { results }, position: lastPosition(outcomes.map(({ outcome }) => outcome)) }
}

type Outcome = ExecutionResult<PlacementState> | Refusal

/** Those at one site take their places one after the other, in the order asked. */
async function bySite(executor: Executor, ids: readonly string[]): Promise<readonly (readonly string[])[]> {
  const found = await Promise.all(
    ids.map(async id => {
      const { state } = await executor.load(placementAggregate, id)
      return { id, site: state.status === 'unknown' ? id : state.siteId }
    }),
  )
  const sites = [...new Set(found.map(({ site }) => site))]
  return sites.map(site => found.filter(one => one.site === site).map(({ id }) => id))
}

async function approveInTurn(executor: Executor, call: CommandCall, ids: readonly string[]) {
  const done: { readonly id: string; readonly outcome: Outcome }[] = []
  const looked: Looked = new Set()
  for (const id of ids) done.push({ id, outcome: await approve(executor, call, { id, looked }) })
  return done
}

async function approve(
  executor: Executor,
  call: CommandCall,
  { id, looked }: { readonly id: string; readonly looked: Looked },
): Promise<Outcome> {
  const request = requestOf(call, 'decide', { type: 'ApprovePlacement', by: personOf(call) })
  try {
    return await executePlacing(executor, { id, request, context: childContext(contextOf(call), id) }, looked)
  } catch (error) {
    // One contested placement does not undo the answers of the others.
    if (error instanceof VersionConflict) return refuse('version_conflict', {}, { kind: 'conflict' })
    throw error
  }
}

function itemOf(id: string, outcome: Outcome, words: Words | undefined): Item {
  if (!isRefusal(outcome)) return { id, approved: true, version: outcome.version, error: null }
  const { code, data } = outcome
  return { id, approved: false, version: null, error: { code, message: messageOf(code, data, words), data } }
}

function lastPosition(outcomes: readonly Outcome[]): Position | undefined {
  const positions = outcomes.flatMap(outcome =>
    isRefusal(outcome) || outcome.position === undefined ? [] : [outcome.position],
  )
  return positions.sort().at(-1)
}
