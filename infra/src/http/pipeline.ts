// The one HTTP pipeline: session, site and CSRF, role, body, shape, then the bound function, then the answer or the one error shape.
import type { Row } from '@practicum/shared/contract/row'
import type { Words } from '@practicum/shared/kernel/own-words'
import express, { type Express, type Request, type Response } from 'express'
import type pg from 'pg'
import type { AccessTrail } from '../access-trail/trail'
import type { Position } from '../event-store/port'
import { traced } from '../observe/trace'
import type { AnswerStore } from '../sessions/answers'
import type { CsrfTokens } from '../sessions/csrf'
import type { ReachBudget } from '../sessions/reach'
import type { Signatures } from '../sessions/signatures'
import type { SessionStore } from '../sessions/store'
import { answerCommand } from './answer-command'
import { answerList, answerQuery } from './answer-query'
import { answerStream } from './answer-stream'
import { challenge, type TokenServices } from './bearer'
import type { Binding } from './bindings'
import { type Caller, correlationOf, identify } from './caller'
import { guard } from './guard'
import { HttpProblem, toErrorResponse } from './problem'
import { noteRefusal } from './trail'

export interface HttpServices extends TokenServices {
  readonly sessions: SessionStore
  readonly signatures: Signatures
  readonly answers: AnswerStore
  readonly csrf: CsrfTokens
  readonly trail: AccessTrail
  readonly reach: ReachBudget
  /** Connections of the API role; see scoped(). */
  readonly readPool: pg.Pool
  /** Waits until read models show a position; false when they do not in time. */
  readonly waitForPosition: (models: readonly string[], position: Position) => Promise<boolean>
  /** How often the server was lost that the read models stand on: what they showed before, they may not show now. */
  readonly losses: () => number
  /** Keys of rows that wait for an event which could not be taken in. */
  readonly outdated: {
    /** Of these read models, shown as they were before. */
    known(models: readonly string[]): Promise<readonly string[]>
    /** Of these read models, with nothing to show. */
    missing(models: readonly string[]): Promise<readonly string[]>
  }
  /** Throws while nothing may be changed. */
  readonly requireWritable: () => void
  readonly report: (event: RequestReport) => void
}

/** One per request, for logs and metrics. Never holds bodies, tokens or personal data. */
export interface RequestReport {
  readonly row: string
  readonly status: number
  readonly milliseconds: number
  readonly correlationId: string
  readonly userId: string | undefined
  /** With which word, and to whom. */
  readonly refused?: { readonly code: string; readonly ip: string }
  readonly error?: unknown
}

const readBody = express.json({ limit: '256kb', strict: true })

/** Mounts every row once; throws when a row is left without a function or a function without a row. */
export function mountAll(
  app: Express,
  rows: readonly Row[],
  bindings: readonly Binding[],
  services: HttpServices,
): void {
  const byName = new Map(bindings.map(binding => [binding.row.name, binding]))
  if (byName.size !== bindings.length) throw new Error('a contract row is bound twice')
  for (const row of rows) {
    const binding = byName.get(row.name)
    if (!binding) throw new Error(`nothing is bound to the contract row ${row.name}`)
    byName.delete(row.name)
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    app[method](row.path, (request, response) => respond(binding, services, request, response))
  }
  if (byName.size > 0) throw new Error(`bound without a contract row: ${[...byName.keys()].join(', ')}`)
}

function respond(binding: Binding, services: HttpServices, request: Request, response: Response): Promise<void> {
  const correlationId = correlationOf(request)
  response.set('X-Correlation-Id', correlationId)
  return traced(correlationId, () => answerAndReport(binding, services, { correlationId, request, response }))
}

interface Arrival {
  readonly correlationId: string
  readonly request: Request
  readonly response: Response
}

async function answerAndReport(binding: Binding, services: HttpServices, arrival: Arrival): Promise<void> {
  const { correlationId, request, response } = arrival
  const started = performance.now()
  let caller: Caller | undefined
  let failure: unknown
  try {
    caller = await identify(request, services, correlationId)
    response.set('Cache-Control', 'no-store')
    caller = guard(request, caller, binding.row, services.csrf)
    await answer(binding, services, { caller, request, response })
  } catch (error) {
    failure =
      caller === undefined ? error : await noteRefusal(services, binding.row, { caller, request, response }, error)
    challenge(response, failure)
    sendError(response, failure, caller?.session?.principal.words)
  }
  services.report({
    row: binding.row.name,
    status: response.statusCode,
    milliseconds: performance.now() - started,
    correlationId,
    userId: caller?.session?.principal.userId,
    ...refusalOf(failure, caller),
    ...(response.statusCode >= 500 ? { error: failure } : {}),
  })
}

function refusalOf(failure: unknown, caller: Caller | undefined): Pick<RequestReport, 'refused'> {
  if (failure === undefined || !caller) return {}
  const [first] = toErrorResponse(failure).body.errors
  return { refused: { code: first?.code ?? '', ip: caller.ip } }
}

export interface Exchange {
  readonly caller: Caller
  readonly request: Request
  readonly response: Response
}

async function answer(binding: Binding, services: HttpServices, exchange: Exchange): Promise<void> {
  switch (binding.kind) {
    case 'command':
      services.requireWritable()
      if (!binding.row.file) await bodyOf(exchange)
      return answerCommand(binding, services, exchange)
    case 'query':
      return answerQuery(binding, services, exchange)
    case 'list':
      return answerList(binding, services, exchange)
    case 'stream':
      return answerStream(binding, services, exchange)
  }
}

function bodyOf({ request, response }: Exchange): Promise<void> {
  if (request.method === 'GET') return Promise.resolve()
  const length = request.headers['content-length'] ?? '0'
  if (length !== '0' && !request.is('application/json')) throw new HttpProblem(415, 'unsupported')
  return new Promise((resolve, reject) => readBody(request, response, error => (error ? reject(error) : resolve())))
}

/** Ends the response with a status and the one error shape. */
export function sendError(response: Response, error: unknown, words?: Words): void {
  const { status, body, retryAfterSeconds } = toErrorResponse(error, words)
  if (response.headersSent) return void response.end()
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds))
  response.set('Cache-Control', 'no-store').status(status).json(body)
}
