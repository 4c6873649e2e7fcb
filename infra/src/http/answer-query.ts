// Answers reads: waits for the reader's own writes, runs under the reader's scope, and shows only what the contract declares.
import { AT_LEAST } from '@practicum/shared/contract/paging'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { ListBinding, Page, QueryBinding } from './bindings'
import { principalOf } from './caller'
import { parseInput } from './invalid-input'
import { type ListRequest, parseListRequest } from './list-request'
import { refusalOrOutdated, sayOutdated } from './out-of-date'
import { readingOwnWrites } from './own-writes'
import { parseParams } from './params'
import type { Exchange, HttpServices } from './pipeline'
import { noteAnswer } from './trail'

export async function answerQuery(binding: QueryBinding, services: HttpServices, exchange: Exchange): Promise<void> {
  const { caller, request, response } = exchange
  const params = parseParams(binding.row.params, request.params)
  const query = parseInput(binding.row.query, request.query)
  const outcome = await readingOwnWrites(services, caller, binding.uses, db =>
    binding.handle({
      caller,
      get principal() {
        return principalOf(caller)
      },
      params,
      query,
      db,
      now: new Date(),
    }),
  )
  const { uses: models } = binding
  if (isRefusal(outcome)) throw await refusalOrOutdated(services, outcome, { models, params })
  const answer = binding.row.answer.parse(outcome)
  await sayOutdated(services, response, { models, answer })
  await noteAnswer(services, exchange, { row: binding.row, answer })
  response.set(toldIn(binding.row.told, answer)).status(200).json(answer)
}

function toldIn(told: QueryBinding['row']['told'] = {}, answer: unknown): Record<string, string> {
  const fields = Object.entries(told).map(
    ([name, field]) => [name, (answer as Record<string, unknown>)[field]] as const,
  )
  return Object.fromEntries(fields.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}

export async function answerList(binding: ListBinding, services: HttpServices, exchange: Exchange): Promise<void> {
  const { caller, request, response } = exchange
  const list = parseListRequest(binding.row, request.query)
  const page = await readingOwnWrites(services, caller, binding.uses, db =>
    binding.handle({ caller, principal: principalOf(caller), list, db, now: new Date() }),
  )
  const items = page.items.map(item => binding.row.item.parse(item))
  await sayOutdated(services, response, { models: binding.uses, answer: items })
  await noteAnswer(services, exchange, { row: binding.row, answer: items })
  if (list.dialect === 'range') {
    response
      .set('Content-Range', contentRange(binding, list, page))
      .status(200)
      .json(items)
  } else {
    const current = Math.floor(list.offset / list.limit) + 1
    const pagination = { total: page.total, total_relation: page.relation, current_page: current }
    response.status(200).json({ data: items, pagination })
  }
}

function contentRange(binding: ListBinding, { offset }: ListRequest, { items, ...page }: Page<unknown>): string {
  const total = page.relation === 'gte' ? `${page.total}${AT_LEAST}` : page.total
  return `${binding.row.feature} ${offset}-${Math.max(offset, offset + items.length - 1)}/${total}`
}
