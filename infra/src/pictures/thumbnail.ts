// A picture as small as it stands in a list.
import { WorkQueue } from '../sessions/work-queue'
import { imageLibrary } from './library'

/** In pixels, in both directions: twice as many as are shown, for screens that have them. */
export const THUMBNAIL_SIZE = 112

const queue = new WorkQueue(1, 200)

/**
 * WebP; undefined where the bytes cannot be read as a picture. `read` is asked when its turn has come: of those that wait nothing is in memory.
 * Rejects with 429 where many wait, and with whatever it could not be read for.
 */
export async function thumbnailOf(read: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  const sharp = await imageLibrary()
  return queue.run(async () => {
    const bytes = await read()
    try {
      // As far as it can be shown, as browsers do.
      const upright = sharp(bytes, { failOn: 'none' }).autoOrient()
      return await upright.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
    } catch {
      return undefined
    }
  })
}
