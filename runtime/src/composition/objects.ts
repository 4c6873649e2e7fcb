// Where the bytes of files are kept: below the data folder, or in the bucket of OBJECTS_URL.
import { join } from 'node:path'
import type { Config } from '@practicum/infra/config/config'
import { fileObjects } from '@practicum/infra/objects/files'
import type { ObjectStore } from '@practicum/infra/objects/port'

/** Throws StartRefused when the bucket cannot be reached. */
export async function openObjects(
  { objects, dataDir }: Pick<Config, 'objects' | 'dataDir'>,
  folder = 'objects',
): Promise<ObjectStore> {
  if (objects === undefined) return fileObjects(join(dataDir, folder))
  // Its client is large, and most installations do without.
  const { s3Objects } = await import('@practicum/infra/objects/s3')
  return s3Objects(objects)
}

/** Copies of signed anchors: below the data folder, or in the bucket of ANCHORS_URL, which may be one that forbids changes. */
export async function openAnchorCopies({
  anchors,
  dataDir,
}: Pick<Config, 'anchors' | 'dataDir'>): Promise<ObjectStore> {
  return openObjects({ objects: anchors, dataDir }, 'anchors')
}

/** Makes the bucket where it is missing. Throws StartRefused. */
export async function prepareObjects({ objects }: Pick<Config, 'objects'>): Promise<void> {
  if (objects === undefined) return
  const { ensureBucket } = await import('@practicum/infra/objects/bucket')
  await ensureBucket(objects)
}
