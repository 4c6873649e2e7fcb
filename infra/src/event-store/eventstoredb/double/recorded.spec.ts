// The double answers on the wire as a real server was recorded to: EventStoreDB 23.10.8, a cluster of three.
import { randomUUID } from 'node:crypto'
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import {
  BatchAppendReq,
  type BatchAppendResp,
  ReadReq,
  type ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import { credentials, Metadata, type ServiceError } from '@grpc/grpc-js'
import { Empty as Nothing } from 'google-protobuf/google/protobuf/empty_pb.js'
import { ClusterDouble } from './cluster'
import { startDouble } from './double'
import { answers } from './recorded-answers.json'

let cluster: ClusterDouble
let leader: string
let follower: string
beforeAll(async () => {
  cluster = await ClusterDouble.start({ commitMs: 50 })
  const [first = '', second = ''] = /\/\/([^?]+)/.exec(cluster.connectionString)?.[1]?.split(',') ?? []
  leader = first
  follower = second
})
afterAll(() => cluster.stop())

interface Asked {
  readonly of?: string
  readonly requiresLeader?: boolean
  readonly authorization?: string
}

const clientOf = (address: string): StreamsClient => new StreamsClient(address, credentials.createInsecure())

function metadataOf({ requiresLeader = false, authorization }: Asked): Metadata {
  const metadata = new Metadata()
  if (requiresLeader) metadata.set('requires-leader', 'true')
  if (authorization) metadata.set('authorization', authorization)
  return metadata
}

interface Append {
  readonly stream: string
  readonly ids: readonly string[]
  readonly expected: 'none' | 'some' | number
  readonly bytes?: number
}

function request({ stream, ids, expected, bytes = 10 }: Append): BatchAppendReq {
  const options = new BatchAppendReq.Options()
  options.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(stream)))
  if (expected === 'none') options.setNoStream(new Nothing())
  else if (expected === 'some') options.setStreamExists(new Nothing())
  else options.setStreamPosition(String(expected))
  const messages = ids.map(id => {
    const message = new BatchAppendReq.ProposedMessage().setId(new UUID().setString(id))
    message.getMetadataMap().set('type', 'Recorded')
    message.getMetadataMap().set('content-type', 'application/json')
    return message
      .setCustomMetadata(Buffer.from('{"a":1}'))
      .setData(Buffer.from(JSON.stringify({ pad: 'x'.repeat(bytes) })))
  })
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(randomUUID()))
    .setOptions(options)
    .setProposedMessagesList(messages)
    .setIsFinal(true)
}

/** The answers to all of these over one call, in the order they come. */
function appended(appends: readonly Append[], { of = leader, ...asked }: Asked = {}): Promise<readonly unknown[]> {
  const client = clientOf(of)
  const call = client.batchAppend(metadataOf(asked))
  const seen: unknown[] = []
  return new Promise<readonly unknown[]>(resolve => {
    call.on('data', (answer: BatchAppendResp) => {
      seen.push(essenceOfAppend(answer))
      if (seen.length === appends.length) resolve(seen)
    })
    call.on('error', (error: ServiceError) => resolve([essenceOfError(error)]))
    for (const append of appends) call.write(request(append))
  }).finally(() => client.close())
}

function essenceOfAppend(answer: BatchAppendResp): unknown {
  const error = answer.getError()
  if (!error) return { currentRevision: answer.getSuccess()?.getCurrentRevision() }
  const details = error.getDetails()
  const bytesBase64 = Buffer.from(details?.getValue_asU8() ?? []).toString('base64')
  return { code: error.getCode(), message: error.getMessage(), typeUrl: details?.getTypeUrl(), bytesBase64 }
}

function essenceOfError({ code, details, metadata }: ServiceError): unknown {
  return {
    status: code,
    details,
    exception: metadata.get('exception')[0],
    leader: metadata.get('leader-endpoint-host')[0],
  }
}

function read(stream: string | 'all', { of = leader, ...asked }: Asked = {}): Promise<readonly unknown[]> {
  const options = new ReadReq.Options().setCount('10').setNoFilter(new Nothing())
  const identifier = new StreamIdentifier().setStreamName(Buffer.from(stream))
  if (stream === 'all') options.setAll(new ReadReq.Options.AllOptions().setStart(new Nothing()))
  else options.setStream(new ReadReq.Options.StreamOptions().setStreamIdentifier(identifier).setStart(new Nothing()))
  const client = clientOf(of)
  const call = client.read(new ReadReq().setOptions(options), metadataOf(asked))
  const seen: unknown[] = []
  return new Promise<readonly unknown[]>(resolve => {
    call.on('data', (answer: ReadResp) => void seen.push(essenceOfRead(answer)))
    call.on('end', () => resolve(seen))
    call.on('error', (error: ServiceError) => resolve([essenceOfError(error)]))
  }).finally(() => client.close())
}

function essenceOfRead(answer: ReadResp): unknown {
  if (answer.hasStreamNotFound()) return 'stream not found'
  if (answer.hasConfirmation()) return 'confirmed'
  if (answer.hasCaughtUp()) return 'caught up'
  const record = answer.getEvent()?.getEvent()
  const names = record
    ?.getMetadataMap()
    .toArray()
    .map(([name]) => name)
    .toSorted()
  const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString()
  return { revision: record?.getStreamRevision(), names, metadata: text(record?.getCustomMetadata_asU8()) }
}

/** The same of what was recorded. */
function recorded(name: keyof typeof answers): readonly unknown[] {
  return [answers[name]].flat(2).map(essenceOfRecorded)
}

interface Recorded {
  readonly success?: { readonly currentRevision: string }
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly details: { readonly typeUrl: string; readonly bytesBase64: string }
  }
  readonly status?: number
  readonly details?: string
  readonly trailers?: Readonly<Record<string, string>>
  readonly streamNotFound?: object
  readonly event?: {
    readonly event: {
      readonly streamRevision: string
      readonly metadataMap: readonly [string, string][]
      readonly customMetadata: string
    }
  }
}

function essenceOfRecorded(answer: unknown): unknown {
  const { success, error, status, details, trailers, streamNotFound, event } = answer as Recorded
  if (success) return { currentRevision: success.currentRevision }
  if (error) return { code: error.code, message: error.message, ...error.details }
  if (streamNotFound) return 'stream not found'
  if (event) {
    const names = event.event.metadataMap.map(([name]) => name).toSorted()
    return { revision: event.event.streamRevision, names, metadata: event.event.customMetadata }
  }
  return { status, details, exception: trailers?.exception, leader: trailers?.['leader-endpoint-host'] }
}

const fresh = (): string => `recorded-${randomUUID()}`
const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())

test('appends of every expectation, and repeats', async () => {
  const stream = fresh()
  const [first, three] = [ids(1), ids(3)]
  const one = { stream, ids: first, expected: 'none' as const }
  expect(await appended([one])).toEqual(recorded('append one, no stream'))
  expect(await appended([{ stream, ids: three, expected: 0 }])).toEqual(recorded('append three at revision 0'))
  expect(await appended([one])).toEqual(recorded('the first again, same id, no stream'))
  expect(await appended([{ stream, ids: ids(1), expected: 7 }])).toEqual(recorded('wrong revision'))
  expect(await appended([{ stream, ids: ids(1), expected: 'none' }])).toEqual(
    recorded('no stream expected, stream is there'),
  )
  expect(await appended([{ stream: fresh(), ids: ids(1), expected: 3 }])).toEqual(
    recorded('a revision expected, stream is not there'),
  )
  expect(await appended([{ stream: fresh(), ids: ids(1), expected: 'some' }])).toEqual(
    recorded('stream exists expected, it is not there'),
  )
  expect(await appended([{ stream: fresh(), ids: ids(1), expected: 'none', bytes: 1_200_000 }])).toEqual(
    recorded('an append of 1.2 MB'),
  )
  expect(await read(stream)).toEqual(recorded('read a stream'))
  expect(await read(fresh())).toEqual(recorded('read a stream that is not there'))
})

test('the same append twice at the same moment: the second is dropped, and said to have had no answer', async () => {
  const twice = (): Append[] => Array(2).fill({ stream: fresh(), ids: ids(1), expected: 'none' })
  expect(await appended(twice())).toEqual(recorded('the same append twice at the same moment, in one call'))
  const inTwoCalls = await Promise.all(twice().map(append => appended([append])))
  expect(inTwoCalls.flat()).toEqual(recorded('the same append twice at the same moment, in two calls'))
})

test('a server that does not lead sends away whoever asks for the leader, and hands on what others append', async () => {
  const append = { stream: fresh(), ids: ids(1), expected: 'none' as const }
  const leading = { of: follower, requiresLeader: true }
  expect(await appended([append], leading)).toEqual(recorded('append asked of a follower, requires-leader true'))
  expect(await appended([append], { of: follower })).toEqual(
    recorded('append asked of a follower, requires-leader false'),
  )
  expect(await read('any', leading)).toEqual(recorded('read a stream of a follower, requires-leader true'))
  expect(await read('all', leading)).toEqual(recorded('read all of a follower, requires-leader true'))
})

test('gossip names one leader and two followers, all alive', async () => {
  const client = new GossipClient(leader, credentials.createInsecure())
  const states = await new Promise<string[]>((resolve, reject) => {
    client.read(new Empty(), (error, info) => {
      if (error) return reject(error)
      resolve(
        info
          .getMembersList()
          .map(
            member =>
              `${MemberInfo.VNodeState[member.getState()] ?? stateName(member.getState())} ${member.getIsAlive()}`,
          ),
      )
    })
  })
  client.close()
  const expected = answers['gossip, steady, asked of the leader'].map(({ state, isAlive }) => `${state} ${isAlive}`)
  expect(states.toSorted()).toEqual(expected.toSorted())
})

/** Generated enums know numbers by name alone. */
const stateName = (state: number): string | undefined =>
  Object.entries(MemberInfo.VNodeState).find(([, value]) => value === state)?.[0]

test('without the others a leader answers appends with a timeout, then that it is not ready, and goes on to be read', async () => {
  const own = await ClusterDouble.start()
  const [of = ''] = /\/\/([^?]+)/.exec(own.connectionString)?.[1]?.split(',') ?? []
  const noticed = own.loseQuorum(100)
  const append = (): Append => ({ stream: fresh(), ids: ids(1), expected: 'none' })
  const { 'append at once': atOnce, 'six seconds later': later } = answers['no quorum: both others killed']
  expect(await appended([append()], { of })).toEqual(atOnce.map(essenceOfRecorded))
  await noticed
  expect(await appended([append()], { of })).toEqual(later.append.map(essenceOfRecorded))
  expect(await read(fresh(), { of })).toEqual(['stream not found'])
  await own.stop()
})

test('whom a server with accounts does not know, and who says nothing of themselves', async () => {
  const double = await startDouble(undefined, { accounts: { practicum: 'a-password' } })
  const of = double.connectionString.replace(/esdb:\/\/|\?.*/g, '')
  const append = { stream: fresh(), ids: ids(1), expected: 'none' as const }
  const wrong = { of, authorization: `Basic ${Buffer.from('practicum:another').toString('base64')}` }
  const {
    'accounts: append and read with a wrong password': unknown,
    'accounts: append and read without a user': nobody,
  } = answers
  expect(await appended([append], wrong)).toEqual(unknown.append.map(essenceOfRecorded))
  expect(await read('any', wrong)).toEqual(unknown.read.map(essenceOfRecorded))
  expect(await appended([append], { of })).toEqual(nobody.append.map(essenceOfRecorded))
  expect(await read('any', { of })).toEqual(nobody.read.map(essenceOfRecorded))
  await double.stop()
})
