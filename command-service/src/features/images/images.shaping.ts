// Makes an image of the bytes of one: upright, of the size that is shown, and without what its camera wrote into it.
import { LOGO_SIZE, PROFILE_IMAGE_SIZE } from '@practicum/shared/features/images/images.contract'
import type { Sharp, SharpConstructor } from 'sharp'

/** A picture within a square, or as it is within its bounds. */
export type Shape = 'profile' | 'logo'

const RESIZED: Readonly<Record<Shape, (image: Sharp) => Sharp>> = {
  profile: image => image.resize(PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE, { fit: 'cover', position: 'attention' }),
  logo: image => image.resize({ ...LOGO_SIZE, fit: 'inside', withoutEnlargement: true }),
}

/** As many as a photograph of today has; its pixels are held in memory while it is made. */
const MOST_PIXELS = 60_000_000

/** WebP; undefined where the bytes cannot be read as an image. */
export async function shaped(bytes: AsyncIterable<Uint8Array>, shape: Shape): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  const sharp = await imageLibrary()
  try {
    const upright = sharp(Buffer.concat(parts), { limitInputPixels: MOST_PIXELS }).autoOrient()
    return await RESIZED[shape](upright).webp({ quality: 84 }).toBuffer()
  } catch {
    return undefined
  }
}

let loaded: Promise<SharpConstructor> | undefined

/** Fetched when it is first needed: machine code, which most processes never use. */
export function imageLibrary(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Nobody asks for the same image twice, and one at a time leaves the machine to those who wait.
    sharp.cache(false)
    sharp.concurrency(1)
    // What was judged by its first bytes to be one of these is read as nothing else.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    })
    return sharp
  })
  return loaded
}
