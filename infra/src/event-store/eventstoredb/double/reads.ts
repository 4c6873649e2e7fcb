// Reads as the server answers them: streams and the whole log, in both directions, and subscriptions that go on.
import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js'
import { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { RecordedEvent } from '../../port'
import type { Run } from './double'
import type { DoubledLog, WirePosition } from './log'
import { accessDenied, judged, type Refused, sentAway, UNAUTHENTICATED } from './place'

type Call = ServerWritableStream<ReadReq, ReadResp>

const TICKS_PER_MILLISECOND = 10_000

export const serveReads = (run: Run) => async (call: Call) => {
  const over = new AbortController()
  const end = (): void => {
    run.reads.delete(over)
    over.abort()
  }
  run.reads.add(over)
  for (const sign of ['cancelled', 'close', 'error']) call.on(sign, end)
  if (run.silent) return
  const refused = refusal(call, run)
  if (refused) call.emit('error', refused)
  else await taken(run, call, over.signal).then(end)
}

/** A subscription ends by the client's leave alone. */
async function taken(run: Run, call: Call, signal: AbortSignal): Promise<void> {
  const options = call.request.getOptions() ?? new ReadReq.Options()
  await (options.hasSubscription() ? subscription(run.log, call, signal) : reading(run, call, options))
}

function refusal({ metadata }: Call, { accounts, place }: Run): Refused | undefined {
  const who = judged(metadata, accounts)
  if (who === 'unknown') return UNAUTHENTICATED
  return who === 'nobody' ? accessDenied() : sentAway(metadata, place)
}

async function reading(run: Run, call: Call, options: ReadReq.Options): Promise<void> {
  for await (const response of answers(run, options)) call.write(response)
  call.end()
}

async function subscription(log: DoubledLog, call: Call, signal: AbortSignal): Promise<void> {
  call.write(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('double')))
  call.write(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()))
  for await (const event of log.follow(signal)) call.write(eventResponse(log, event))
}

async function* answers({ log, place }: Run, options: ReadReq.Options): AsyncIterable<ReadResp> {
  const behindMs = place.behindMs()
  if (options.hasAll()) {
    for (const event of await wholeLog(log, options, behindMs)) yield eventResponse(log, event)
    return
  }
  const stream = options.getStream()?.getStreamIdentifier()
  const read = await log.readStream(nameOf(stream), streamOptions(options), behindMs)
  if (!read.exists) {
    const notFound = new ReadResp.StreamNotFound()
    yield new ReadResp().setStreamNotFound(stream ? notFound.setStreamIdentifier(stream) : notFound)
  }
  for (const event of read.events) yield eventResponse(log, event)
}

const isForwards = (options: ReadReq.Options): boolean =>
  options.getReadDirection() === ReadReq.Options.ReadDirection.FORWARDS

function wholeLog(log: DoubledLog, options: ReadReq.Options, behindMs: number): Promise<readonly RecordedEvent[]> {
  const count = Number(options.getCount())
  const at = options.getAll()?.getPosition()
  const position: WirePosition | undefined = at && {
    commit: BigInt(at.getCommitPosition()),
    prepare: BigInt(at.getPreparePosition()),
  }
  return isForwards(options) ? log.from(position, count, behindMs) : log.upTo(position, count, behindMs)
}

function streamOptions(options: ReadReq.Options): Parameters<DoubledLog['readStream']>[1] {
  const stream = options.getStream()
  const from = stream?.hasRevision() ? { from: BigInt(stream.getRevision()) } : {}
  return { direction: isForwards(options) ? 'forwards' : 'backwards', limit: Number(options.getCount()), ...from }
}

const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

function eventResponse(log: DoubledLog, event: RecordedEvent): ReadResp {
  const { commit, prepare } = log.wirePosition(event.position)
  const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))
  const record = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(event.stream)))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(commit))
    .setPreparePosition(String(prepare))
    .setData(json(event.data))
    .setCustomMetadata(json(event.metadata))
  const details = record.getMetadataMap()
  details.set('type', event.type)
  details.set('content-type', 'application/json')
  details.set('created', String(event.recordedAt.getTime() * TICKS_PER_MILLISECOND))
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record).setCommitPosition(String(commit)))
}
