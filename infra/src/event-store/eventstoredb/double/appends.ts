// Appends as the server takes them: many at a time over one call, each answered under its own number.
import {
  AllStreamPosition,
  StreamIdentifier,
  UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb.js'
import { Status } from '@eventstore/db-client/generated/status_pb.js'
import { type BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import { Any } from 'google-protobuf/google/protobuf/any_pb.js'
import { Empty } from 'google-protobuf/google/protobuf/empty_pb.js'
import { type Expected, type NewEvent, VersionConflict } from '../../port'
import type { Run } from './double'
import type { DoubledLog } from './log'

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>

interface Proposal {
  readonly stream: string
  readonly expected: Expected
  readonly events: NewEvent[]
}

export const serveAppends = (run: Run) => (call: Call) => {
  const proposals = new Map<string, Proposal>()
  let before: Promise<unknown> = Promise.resolve()
  call.on('data', (request: BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? ''
    const proposal = collected(proposals, id, request)
    if (!proposal || !request.getIsFinal()) return
    proposals.delete(id)
    before = before.then(async () => {
      const answer = await answerOf(run.log, proposal)
      if (!run.silent && !call.destroyed) call.write(answer.setCorrelationId(new UUID().setString(id)))
    })
  })
  call.on('error', () => undefined)
  call.on('end', () => call.end())
}

/** Long appends come in several pieces under one number. */
function collected(proposals: Map<string, Proposal>, id: string, request: BatchAppendReq): Proposal | undefined {
  const options = request.getOptions()
  if (options) proposals.set(id, { stream: nameOf(options), expected: expectedOf(options), events: [] })
  const proposal = proposals.get(id)
  proposal?.events.push(...request.getProposedMessagesList().map(proposed))
  return proposal
}

async function answerOf(log: DoubledLog, { stream, expected, events }: Proposal): Promise<BatchAppendResp> {
  const name = new StreamIdentifier().setStreamName(Buffer.from(stream))
  const answer = new BatchAppendResp().setStreamIdentifier(name)
  try {
    const { revision, position } = await log.append(stream, events, expected)
    // The server names the end of the transaction, whichever of its events was asked for.
    const { commit } = log.wirePosition(position)
    const end = new AllStreamPosition().setCommitPosition(String(commit)).setPreparePosition(String(commit))
    return answer.setSuccess(new BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(end))
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
    const details = new Any()
    details.pack(conflictOf(error).serializeBinary(), 'event_store.client.WrongExpectedVersion')
    return answer.setError(new Status().setMessage('WrongExpectedVersion').setDetails(details))
  }
}

function conflictOf({ expected, actual }: VersionConflict): WrongExpectedVersion {
  const conflict = new WrongExpectedVersion()
  if (actual === 'none') conflict.setCurrentNoStream(new Empty())
  else conflict.setCurrentStreamRevision(String(actual))
  if (expected === 'any') return conflict.setExpectedAny(new Empty())
  if (expected === 'none') return conflict.setExpectedNoStream(new Empty())
  return expected === 'some'
    ? conflict.setExpectedStreamExists(new Empty())
    : conflict.setExpectedStreamPosition(String(expected))
}

const nameOf = (options: BatchAppendReq.Options): string =>
  Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8')

function expectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasAny()) return 'any'
  if (options.hasNoStream()) return 'none'
  return options.hasStreamExists() ? 'some' : BigInt(options.getStreamPosition())
}

function proposed(message: BatchAppendReq.ProposedMessage): NewEvent {
  const json = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    data: json(message.getData_asU8()),
    metadata: json(message.getCustomMetadata_asU8()) as NewEvent['metadata'],
  }
}
