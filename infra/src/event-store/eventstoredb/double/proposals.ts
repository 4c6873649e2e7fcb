// What a client asks the server to append, put together from the pieces in which it comes.
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { Expected, NewEvent } from '../../port'

export interface Proposal {
  readonly stream: string
  readonly expected: Expected
  readonly events: NewEvent[]
  /** Of data and metadata. */
  bytes: number
}

/** The largest append that the server takes as it comes, in bytes. */
export const MAX_BYTES = 1_048_576

/** Long appends come in several pieces under one number. */
export function collected(proposals: Map<string, Proposal>, id: string, request: BatchAppendReq): Proposal | undefined {
  const options = request.getOptions()
  if (options) proposals.set(id, { stream: nameOf(options), expected: expectedOf(options), events: [], bytes: 0 })
  const proposal = proposals.get(id)
  for (const message of request.getProposedMessagesList()) {
    proposal?.events.push(proposed(message))
    if (proposal) proposal.bytes += message.getData_asU8().length + message.getCustomMetadata_asU8().length
  }
  return proposal
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
