// How large a picture is when somebody opens it: a file of a few bytes may unfold into more than a machine can hold.
import { imageSize } from 'image-size'

/** Before its measures, a photograph may carry a whole preview of itself. */
export const IMAGE_HEAD_BYTES = 512 * 1024
/** Twice the largest of today's cameras. */
export const MOST_PIXELS = 200_000_000

/** Also of a picture that does not say how large it is. */
export function isTooManyPixels(head: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(head)
    return width * height > MOST_PIXELS
  } catch {
    return true
  }
}
