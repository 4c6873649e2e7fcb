// Answers with a file as it is made: noted before its first byte, as slow as its reader, and cut off visibly where it fails.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { scoped } from '../postgres/scoped'
import { waitForOwnWrites } from './answer-query'
import type { StreamBinding } from './bindings'
import { principalOf } from './caller'
import { parseInput } from './invalid-input'
import { parseParams } from './params'
import type { Exchange, HttpServices } from './pipeline'
import { noteAnswer } from './trail'

/** Whatever a file holds, opened in place it may do nothing. */
const INERT =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'; sandbox"

export async function answerStream(binding: StreamBinding, services: HttpServices, exchange: Exchange): Promise<void> {
  const { caller, request, response } = exchange
  const params = parseParams(binding.row.params, request.params)
  const query = parseInput(binding.row.query, request.query)
  await waitForOwnWrites(binding.uses, caller, services)
  const outcome = await binding.handle({
    caller,
    principal: principalOf(caller),
    params,
    query,
    read: work => scoped(services.readPool, caller.session?.principal, work),
    now: new Date(),
  })
  if (isRefusal(outcome)) throw outcome
  await noteAnswer(services, exchange, { row: binding.row, asked: query })
  response.status(200).attachment(outcome.filename).type(outcome.contentType).set('Content-Security-Policy', INERT)
  if (outcome.size !== undefined) response.set('Content-Length', String(outcome.size))
  await pipeline(Readable.from(outcome.content), response)
}
