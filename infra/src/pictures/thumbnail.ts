// A picture as small as it stands in a list.
import { WorkQueue } from '../sessions/work-queue'
import { imageLibrary } from './library'

/** In pixels, in both directions: twice as many as are shown, for screens that have them. */
export const THUMBNAIL_SIZE = 112

const queue = new WorkQueue(1, 200)

/** WebP; undefined where the bytes cannot be read as a picture. Rejects with 429 where many wait. */
export async function thumbnailOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await imageLibrary()
  return queue.run(async () => {
    try {
      const upright = sharp(bytes).autoOrient()
      return await upright.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
    } catch {
      return undefined
    }
  })
}
