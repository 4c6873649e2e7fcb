// Lists the erasures of an installation for the operator's tool: one line each, as their own streams tell.
import type { Executor } from '@practicum/command-service/execution/executor'
import { erasureAggregate } from '@practicum/command-service/features/erasures/erasures.aggregate'
import { nameOf } from '@practicum/command-service/features/people/people.lookup'
import { erasureCandidates } from '@practicum/projections/features/erasures/erasures.under-way'
import type { Erasure } from '@practicum/shared/features/erasures/erasures.decider'
import { confirmableFrom, ERASURE_STEPS } from '@practicum/shared/features/erasures/erasures.steps'
import type { Foundations } from './composition/foundations'

export async function listErasures({ databases }: Pick<Foundations, 'databases'>, executor: Executor): Promise<number> {
  const ids = await erasureCandidates(databases.write).all()
  for (const id of ids) {
    const { state } = await executor.load(erasureAggregate, id)
    if (state.status !== 'unknown')
      console.log(`${id}  ${(await nameOf(executor, id)) || '[erased]'}  ${inWords(state)}`)
  }
  console.log(`${ids.length} ${ids.length === 1 ? 'erasure' : 'erasures'}`)
  return 0
}

function inWords(erasure: Erasure): string {
  const { status, request } = erasure
  if (status === 'requested' && request) {
    return `requested ${request.requestedAt}, can be confirmed by another admin from ${confirmableFrom(request.requestedAt)}`
  }
  if (status === 'running')
    return `running since ${erasure.begunAt}, ${erasure.steps.length} of ${ERASURE_STEPS.length} steps done`
  return status === 'done' ? `done ${erasure.steps.at(-1)?.doneAt}` : status
}
