// What a camera wrote into a picture, where and by whom it was taken, is taken out before anybody else is given it.
import { imageLibrary } from '@practicum/infra/pictures/library'
import { WorkQueue } from '@practicum/infra/sessions/work-queue'
import type { Metadata, Sharp } from 'sharp'
import { MOST_PIXELS } from './pixels'

/** By type: written anew, so that no difference is seen. */
const WRITTEN: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': picture => picture.jpeg({ quality: 92 }),
  'image/png': picture => picture.png(),
  'image/webp': picture => picture.webp({ quality: 92 }),
}

/** All pixels of one are in memory, or on the disk, while it is turned upright. */
const queue = new WorkQueue(1, 50)

export const mayBeMarked = (mimetype: string): boolean => Object.hasOwn(WRITTEN, mimetype)

/** Upright and of the same type; as it came where nothing is written into it, or where it cannot be read at all. Rejects with 429 where many wait. */
export async function unmarked(sent: Uint8Array, mimetype: string): Promise<Uint8Array> {
  const write = WRITTEN[mimetype]
  if (!write) return sent
  const sharp = await imageLibrary()
  return queue.run(async () => {
    try {
      const picture = sharp(sent, { limitInputPixels: MOST_PIXELS })
      return isMarked(await picture.metadata()) ? await write(picture.autoOrient()).toBuffer() : sent
    } catch {
      return sent
    }
  })
}

const isMarked = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  [exif, xmp, iptc].some(marks => marks !== undefined) || (comments ?? []).length > 0
