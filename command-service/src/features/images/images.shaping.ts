// Makes an image of the bytes of one: upright, of the size that is shown, and without what its camera wrote into it.
import { gathered } from '@practicum/infra/objects/port'
import { imageLibrary } from '@practicum/infra/pictures/library'
import { LOGO_SIZE, PROFILE_IMAGE_SIZE } from '@practicum/shared/features/images/images.contract'
import type { Sharp } from 'sharp'

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
  const sent = await gathered(bytes)
  const sharp = await imageLibrary()
  try {
    const upright = sharp(sent, { limitInputPixels: MOST_PIXELS }).autoOrient()
    return await RESIZED[shape](upright).webp({ quality: 84 }).toBuffer()
  } catch {
    return undefined
  }
}
