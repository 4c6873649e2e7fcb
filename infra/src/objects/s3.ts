// Objects in a bucket of S3, or of anything that speaks its protocol: large ones in parts, so that no reader meets half an object.
import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { clientOf, unreachable } from './bucket'
import type { S3Location } from './location'
import {
  checkedKey,
  type ListingPage,
  type ListingRange,
  LOOKED_AT,
  type ObjectContent,
  type ObjectStore,
  ObjectsUnavailable,
  ObjectTooLarge,
  type StoredObject,
} from './port'

/** Larger objects go in parts of this size, in bytes; S3 takes none below 5 MiB but the last. */
const PART = 8 * 1024 * 1024

/**
 * Who may do it comes from where Amazon's own tools look: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the machine's role.
 * Throws StartRefused when the bucket cannot be reached.
 */
export async function s3Objects(place: S3Location): Promise<ObjectStore> {
  const client = clientOf(place)
  try {
    await client.send(new HeadBucketCommand({ Bucket: place.bucket }))
  } catch (cause) {
    client.destroy()
    throw unreachable(place, cause)
  }
  client.middlewareStack.add(next => work => next(work).catch(asUnavailable), { step: 'initialize' })
  return new S3Objects(client, place)
}

const TOO_MANY = 429

/** No answer, or one that speaks of the server itself; the client has tried more than once by then. */
function asUnavailable(error: unknown): never {
  const { $metadata, message } = error as Partial<S3ServiceException>
  const status = $metadata?.httpStatusCode ?? 0
  if (status >= 300 && status < 500 && status !== TOO_MANY) throw error
  throw new ObjectsUnavailable(`the bucket cannot be asked: ${message}`, { cause: error })
}

class S3Objects implements ObjectStore {
  constructor(
    private readonly client: S3Client,
    private readonly place: S3Location,
  ) {}

  async put(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredObject> {
    const at = this.at(key)
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* (): AsyncIterable<Uint8Array> {
      for await (const chunk of bytes) {
        size += chunk.byteLength
        if (size > maxBytes) throw new ObjectTooLarge(maxBytes)
        hash.update(chunk)
        yield chunk
      }
    }
    const parts = inParts(counted())
    const first = await parts.next()
    const second = await parts.next()
    if (second.done) await this.client.send(new PutObjectCommand({ ...at, Body: first.value ?? new Uint8Array() }))
    else await this.putInParts(at, chainedParts([first.value ?? new Uint8Array(), second.value], parts))
    return { size, sha256: hash.digest('hex') }
  }

  async get(key: string): Promise<ObjectContent | undefined> {
    const at = this.at(key)
    const found = await this.client.send(new HeadObjectCommand(at)).catch(unlessMissing)
    const part = (first: number, last: number) => this.reading({ ...at, Range: `bytes=${first}-${last}` })
    return found && { size: found.ContentLength ?? 0, bytes: this.reading(at), part }
  }

  async keptBefore(time: Date, { after, limit = LOOKED_AT }: ListingRange = {}): Promise<ListingPage> {
    const { bucket, prefix } = this.place
    const StartAfter = after ? `${prefix}${after}` : undefined
    const { Contents: looked = [], IsTruncated } = await this.client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: limit, StartAfter }),
    )
    const old = looked.filter(({ LastModified }) => LastModified !== undefined && LastModified < time)
    return { keys: this.keysOf(old), next: IsTruncated ? this.keysOf(looked).at(-1) : undefined }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)))
  }

  async removeUnder(prefix: string): Promise<void> {
    for await (const keys of this.listed(`${checkedKey(prefix)}/`)) {
      await Promise.all(keys.map(key => this.remove(key)))
    }
  }

  private at(key: string): Place {
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${checkedKey(key)}` }
  }

  /** Nothing is to be found under the key before the last part is in; parts that were begun and given up are taken back. */
  private async putInParts(at: Place, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const { UploadId } = await this.client.send(new CreateMultipartUploadCommand(at))
    try {
      const done: { ETag: string | undefined; PartNumber: number }[] = []
      for await (const Body of parts) {
        const PartNumber = done.length + 1
        const { ETag } = await this.client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
        done.push({ ETag, PartNumber })
      }
      await this.client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: done } }))
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined)
      throw error
    }
  }

  private keysOf(found: readonly Listed[]): readonly string[] {
    return found.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(this.place.prefix.length)]))
  }

  /** Asked for when the first byte is taken: an answer that is never sent holds nothing open. */
  private async *reading(at: Place & { readonly Range?: string }): AsyncIterable<Uint8Array> {
    const { Body } = await this.client.send(new GetObjectCommand(at))
    if (Body) yield* Body as AsyncIterable<Uint8Array>
  }

  private async *listed(under: string): AsyncIterable<readonly string[]> {
    const { bucket, prefix } = this.place
    for (let ContinuationToken: string | undefined; ; ) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${under}`, ContinuationToken }),
      )
      yield this.keysOf(page.Contents ?? [])
      if (!page.IsTruncated) return
      ContinuationToken = page.NextContinuationToken
    }
  }
}

interface Listed {
  readonly Key?: string | undefined
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** Of {@link PART} bytes each, the last one of what is left; none where there are no bytes. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.byteLength
    if (size < PART) continue
    yield Buffer.concat(waiting)
    ;[waiting, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(waiting)
  return undefined
}

async function* chainedParts(first: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* first
  yield* rest
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}
