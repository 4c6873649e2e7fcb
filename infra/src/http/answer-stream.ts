// Answers with a file as it is made: noted before its first byte, as slow as its reader, and cut off visibly where it fails.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Principal } from '@practicum/shared/access/principal'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { scoped } from '../postgres/scoped'
import type { Download, Eyes, StreamBinding } from './bindings'
import { principalOf } from './caller'
import { parseInput } from './invalid-input'
import { waitForOwnWrites } from './own-writes'
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
  const eyesOf = (seer: Principal | undefined): Eyes => ({
    read: work => scoped(services.readPool, seer, work),
    note: shown => noteAnswer(services, exchange, { row: binding.row, answer: shown, seer }),
  })
  const outcome = await binding.handle({
    caller,
    get principal() {
      return principalOf(caller)
    },
    params,
    query,
    ...eyesOf(caller.session?.principal),
    as: eyesOf,
    origin: `${request.protocol}://${request.get('host') ?? ''}`,
    now: new Date(),
  })
  if (isRefusal(outcome)) throw outcome
  await noteAnswer(services, exchange, { row: binding.row, asked: outcome.asked ?? query })
  if (outcome.etag !== undefined) response.set('ETag', outcome.etag)
  response.set(outcome.headers ?? {})
  if (isKnown(outcome, request.get('if-none-match'))) return void response.status(304).end()
  response.status(200).attachment(outcome.filename).type(outcome.contentType).set('Content-Security-Policy', INERT)
  await pipeline(Readable.from(contentFor(outcome, exchange)), response)
}

/** All of it, or the part that a player or a download asks for; of what is asked in another form, all of it. */
function contentFor({ etag, size, part, content }: Download, { request, response }: Exchange): Download['content'] {
  // What was begun of another file is not gone on with.
  const fits = [undefined, etag].includes(request.get('if-range'))
  const asked = part && size !== undefined && fits ? rangeIn(request.get('range'), size) : undefined
  if (part) response.set('Accept-Ranges', 'bytes')
  if (size !== undefined) response.set('Content-Length', String(asked ? asked.last - asked.first + 1 : size))
  if (!part || !asked) return content
  response.status(206).set('Content-Range', `bytes ${asked.first}-${asked.last}/${size}`)
  return part(asked.first, asked.last)
}

/** `bytes=first-`, `bytes=first-last` or `bytes=-length`. */
function rangeIn(asked = '', size: number): { readonly first: number; readonly last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : undefined
}

/** Compared as If-None-Match has it: whether it was marked as weak on its way makes no difference. */
const isKnown = ({ etag }: Download, known = ''): boolean =>
  etag !== undefined && known.split(',').some(one => one.trim().replace(/^W\//, '') === etag)
