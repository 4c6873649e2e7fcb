// Carries out one command call: its key is recognised, its answer remembered, and its session bound to see what it wrote.
import { IDEMPOTENCY_KEY } from '@practicum/shared/contract/headers'
import { NOTHING } from '@practicum/shared/contract/row'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { RememberedAnswer } from '../sessions/answers'
import type { CommandBinding, CommandCall, CommandReply } from './bindings'
import { principalOf } from './caller'
import { type IncomingFile, incomingFile } from './incoming-file'
import { parseInput } from './invalid-input'
import { parseParams } from './params'
import type { Exchange, HttpServices } from './pipeline'
import { HttpProblem } from './problem'

export async function answerCommand(
  binding: CommandBinding,
  services: HttpServices,
  exchange: Exchange,
): Promise<void> {
  const { request } = exchange
  const key = binding.row.secret ? undefined : keyOf(exchange)
  // The bytes of a file are not compared with those of another call; its own rules recognise it.
  if (!key || binding.row.file || binding.row.takes) return send(binding, services, exchange)
  // The parsed body: whatever its nesting, what has no place in the shape is refused before anything walks through it.
  const parsed = JSON.stringify(parseInput(binding.row.body, request.body ?? {}))
  const sent = [binding.row.name, request.path, parsed]
  const before = await services.answers.find(key)
  if (before) return replay(exchange, before, services.answers.isOf(before, sent))
  const reply = await carryOut(binding, services, exchange, `${key.principal}:${key.key}`)
  const body = JSON.stringify(reply.answer)
  const remembered = { status: 200, body, bodyHash: services.answers.hashOf(sent), logPosition: reply.position ?? '' }
  await services.answers.remember(key, remembered, await reaching(services, exchange, reply))
  sendText(exchange, body, reply.position)
}

/** Keys belong to signed-in people. */
function keyOf({ caller, request }: Exchange): { principal: string; key: string } | undefined {
  const key = request.get('idempotency-key')
  if (key === undefined || !caller.session) return undefined
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpProblem(400, 'malformed')
  return { principal: caller.session.principal.userId, key }
}

async function carryOut(
  binding: CommandBinding,
  { reach }: Pick<HttpServices, 'reach'>,
  exchange: Exchange,
  commandId: string,
): Promise<CommandReply<unknown>> {
  const { caller, request, response } = exchange
  let file: IncomingFile | undefined
  const call: CommandCall = {
    caller,
    get principal() {
      return principalOf(caller)
    },
    params: parseParams(binding.row.params, request.params),
    // Of a row that takes none, what stands there is left alone.
    query: binding.row.query === NOTHING ? {} : parseInput(binding.row.query, request.query),
    body: parseInput(binding.row.body, request.body ?? {}),
    get file() {
      if (!binding.row.file) throw new Error(`${binding.row.name} takes no file`)
      file ??= incomingFile(request, binding.row.file.maxBytes)
      return file
    },
    commandId,
    now: new Date(),
    written: [],
    http: { request, response },
  }
  const people = binding.row.reaches?.(call.body) ?? 0
  const handled = (): ReturnType<typeof binding.handle> => binding.handle(call).finally(() => file?.letGo())
  const outcome = await (people > 0 ? reach.spend(call.principal, people, handled) : handled())
  if (isRefusal(outcome)) throw refusedAfterWriting(binding, call) ?? outcome
  return { ...outcome, answer: binding.row.answer.parse(outcome.answer) }
}

/** A caller told no takes it that nothing has happened: where something has, that is a defect of the product, and reported as one. */
function refusedAfterWriting({ row }: CommandBinding, { written }: CommandCall): Error | undefined {
  if (written.length === 0 || row.recordsRefusals) return undefined
  return new Error(`${row.name} was refused after it had written to ${written.join(', ')}`)
}

/** The session that has to see it from now on; that of a token is told at once, and there is none. */
async function reaching(
  { apiTokens }: HttpServices,
  { caller: { token, session } }: Exchange,
  { position }: CommandReply<unknown>,
): Promise<string | undefined> {
  if (!token) return session?.sidHash
  if (position) await apiTokens.wrote(token.id, position)
  return undefined
}

async function send(binding: CommandBinding, services: HttpServices, exchange: Exchange): Promise<void> {
  const reply = await carryOut(binding, services, exchange, newId())
  const sidHash = await reaching(services, exchange, reply)
  if (sidHash !== undefined && reply.position) await services.sessions.wrote(sidHash, reply.position)
  exchange.response.set(reply.headers ?? {})
  sendText(exchange, JSON.stringify(reply.answer), reply.position, binding.row.status)
}

function replay(exchange: Exchange, before: RememberedAnswer, isSame: boolean): void {
  if (!isSame) throw new HttpProblem(422, 'key_reused')
  exchange.response.set('Idempotent-Replay', 'true')
  sendText(exchange, before.body, before.logPosition)
}

function sendText({ response }: Exchange, body: string, position: string | undefined, status: number = 200): void {
  if (position) response.set('X-Log-Position', position)
  if (status === 204) response.status(status).end()
  else response.status(status).type('application/json').send(body)
}
