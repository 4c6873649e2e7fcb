// Appends as the server takes them: many at a time over one call, each answered under its own number.
import { Code } from '@eventstore/db-client/generated/code_pb.js'
import {
  AccessDenied,
  AllStreamPosition,
  MaximumAppendSizeExceeded,
  StreamIdentifier,
  Timeout,
  UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb.js'
import { Status } from '@eventstore/db-client/generated/status_pb.js'
import { type BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import { Any } from 'google-protobuf/google/protobuf/any_pb.js'
import { Empty } from 'google-protobuf/google/protobuf/empty_pb.js'
import { VersionConflict } from '../../port'
import type { Run } from './double'
import type { DoubledLog } from './log'
import { judged, sentAway, UNAUTHENTICATED } from './place'
import { collected, MAX_BYTES, type Proposal } from './proposals'

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>

export const serveAppends = (run: Run) => (call: Call) => {
  const who = judged(call.metadata, run.accounts)
  const refused = who === 'unknown' ? UNAUTHENTICATED : sentAway(call.metadata, run.place)
  if (refused) return void call.emit('error', refused)
  const proposals = new Map<string, Proposal>()
  call.on('data', (request: BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? ''
    const proposal = collected(proposals, id, request)
    if (!proposal || !request.getIsFinal()) return
    proposals.delete(id)
    void answerOf(run, proposal, who === 'nobody').then(answer => {
      const name = new StreamIdentifier().setStreamName(Buffer.from(proposal.stream))
      const whole = answer.setStreamIdentifier(name).setCorrelationId(new UUID().setString(id))
      if (!run.silent && !call.destroyed) call.write(whole)
    })
  })
  call.on('error', () => undefined)
  call.on('end', () => call.end())
}

/** Of one that comes while it is under way already, the server says after a while that there was no answer; so it does without a quorum, until it notices. */
async function answerOf(run: Run, proposal: Proposal, isDenied: boolean): Promise<BatchAppendResp> {
  if (isDenied) return failed(Code.PERMISSION_DENIED, 'AccessDenied', new AccessDenied())
  if (run.place.quorum() === 'lost') return failed(Code.OK, 'Server Is Not Ready')
  if (proposal.bytes > MAX_BYTES) return failed(Code.INVALID_ARGUMENT, ...tooLarge())
  const key = `${proposal.stream} ${proposal.events[0]?.id}`
  if (run.underWay.has(key) || run.place.quorum() === 'missed') {
    await new Promise(resolve => setTimeout(resolve, run.repeatMs))
    return failed(Code.DEADLINE_EXCEEDED, 'Timeout', new Timeout())
  }
  run.underWay.add(key)
  await new Promise(resolve => setTimeout(resolve, run.commitMs))
  try {
    return await written(run.log, proposal)
  } finally {
    run.underWay.delete(key)
  }
}

async function written(log: DoubledLog, { stream, expected, events }: Proposal): Promise<BatchAppendResp> {
  try {
    const { revision, position } = await log.append(stream, events, expected)
    // The server names the end of the transaction, whichever of its events was asked for.
    const { commit } = log.wirePosition(position)
    const end = new AllStreamPosition().setCommitPosition(String(commit)).setPreparePosition(String(commit))
    const success = new BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(end)
    return new BatchAppendResp().setSuccess(success)
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
    return failed(Code.ALREADY_EXISTS, 'WrongExpectedVersion', conflictOf(error))
  }
}

interface Packed {
  serializeBinary(): Uint8Array
}

function failed(code: Code, message: string, details?: Packed): BatchAppendResp {
  const any = new Any()
  if (details) any.pack(details.serializeBinary(), `event_store.client.${message}`)
  else any.pack(new Empty().serializeBinary(), 'google.protobuf.Empty')
  return new BatchAppendResp().setError(new Status().setCode(code).setMessage(message).setDetails(any))
}

const tooLarge = (): [string, MaximumAppendSizeExceeded] => [
  'MaximumAppendSizeExceeded',
  new MaximumAppendSizeExceeded().setMaxappendsize(MAX_BYTES),
]

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
