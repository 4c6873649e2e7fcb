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

interface Wanted {
  readonly mimetype: string
  /** One that is damaged stays as it came. */
  readonly mustBeWhole?: boolean
}

/**
 * Upright and of the same type; undefined: it stays as it came, for nothing is written into it, or it cannot be read at all. What browsers show of a
 * picture that is damaged, or cut off, is written too: where it was taken stands at its beginning. `read` is asked when its turn has come: of those
 * that wait nothing is in memory. Rejects with 429 where many wait, and with whatever it could not be read for.
 */
export async function unmarked(
  read: () => Promise<Uint8Array>,
  { mimetype, mustBeWhole = false }: Wanted,
): Promise<Uint8Array | undefined> {
  const write = WRITTEN[mimetype]
  if (!write) return undefined
  const sharp = await imageLibrary()
  return queue.run(async () => {
    const sent = await read()
    try {
      const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: mustBeWhole ? 'warning' : 'none' })
      return isMarked(await picture.metadata()) ? await write(picture.autoOrient()).toBuffer() : undefined
    } catch {
      return undefined
    }
  })
}

const isMarked = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  [exif, xmp, iptc].some(marks => marks !== undefined) || (comments ?? []).length > 0
