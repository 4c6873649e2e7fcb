// How much of a file goes at once, and for how long what is signed for it is worth something.
import type { FileKind } from '../../contract/attached'
import { UPLOAD_MAX_BYTES } from './attachments.contract'

/** Of one video, in bytes: 2 GB. */
export const VIDEO_MAX_BYTES = 2 * 1024 ** 3
/** Of subtitles, in bytes: 5 MB, far more than anybody says in a day. */
export const SUBTITLES_MAX_BYTES = 5 * 1024 ** 2

/** Of one file of this kind, in bytes. */
export function mostBytesOf(kind: FileKind | undefined): number {
  if (kind === 'video') return VIDEO_MAX_BYTES
  return kind === 'subtitles' ? SUBTITLES_MAX_BYTES : UPLOAD_MAX_BYTES
}

/** So long is a signature worth something, in seconds. */
export const SIGNATURE_SECONDS = 600
/** So long is a pass worth something, for a service that sends a file in somebody's name, in seconds. */
export const PASS_SECONDS = 7200
/** So long before it ends another one is fetched, in seconds. */
export const SIGNATURE_AHEAD_SECONDS = 120
/** So long shows a signed address its file, in seconds. */
export const SIGNED_URL_SECONDS = 900
/** What a browser sends in one request, in bytes: with the next one, what came before is safe. */
export const PART_BYTES = 16 * 1024 ** 2
