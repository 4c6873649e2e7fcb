// The bucket itself: how it is reached, and made where an installation has none yet.
import { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { StartRefused } from '../config/start-refused'
import type { S3Location } from './location'

export function clientOf({ region, endpoint }: S3Location): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Newer checksums are unknown to some servers that speak the protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Private, as buckets are made. True where it was missing. Throws StartRefused `objects-unreachable`. */
export async function ensureBucket(place: S3Location): Promise<boolean> {
  const client = clientOf(place)
  const named = { Bucket: place.bucket }
  try {
    const missing = await client.send(new HeadBucketCommand(named)).then(
      () => false,
      error => {
        if (error instanceof NotFound) return true
        throw error
      },
    )
    if (missing) await client.send(new CreateBucketCommand(named))
    return missing
  } catch (cause) {
    throw unreachable(place, cause)
  } finally {
    client.destroy()
  }
}

export function unreachable({ bucket, endpoint }: S3Location, cause: unknown): StartRefused {
  const where = `the bucket ${bucket} of ${endpoint ?? 'Amazon S3'}`
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
  const words = `Files are kept in ${where}, which cannot be reached (${reason}). Is OBJECTS_URL right, and may this account use it?`
  return new StartRefused('objects-unreachable', words, { cause })
}
