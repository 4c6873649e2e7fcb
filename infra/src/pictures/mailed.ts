// A picture as a mail carries it: for screens with twice as many points as are shown, and of the kind that every mail program shows.
import { imageLibrary } from './library'

/** In pixels. */
interface Bounds {
  readonly width: number
  readonly height: number
}

/** `width`, `height`: as it is shown. */
export interface MailedPicture extends Bounds {
  readonly png: Uint8Array
}

const POINTS_PER_PIXEL = 2
/** Pictures that are kept to be shown have far fewer. */
const MOST_PIXELS = 4_000_000

/** It is shown within the bounds, and no larger than it is. What is transparent stays so. Rejects where the bytes cannot be read as a picture. */
export async function mailedPicture(bytes: Uint8Array, { width, height }: Bounds): Promise<MailedPicture> {
  const sharp = await imageLibrary()
  const { data: png, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({
      width: width * POINTS_PER_PIXEL,
      height: height * POINTS_PER_PIXEL,
      fit: 'inside',
      withoutEnlargement: true,
    })
    // Of up to 256 colours: a mail goes to thousands.
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, width / info.width, height / info.height)
  return { png, width: shown(info.width * scale), height: shown(info.height * scale) }
}

const shown = (pixels: number): number => Math.max(1, Math.round(pixels))
