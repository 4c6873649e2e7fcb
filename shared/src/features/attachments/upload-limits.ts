// How much of a file goes at once, and for how long what is signed for it is worth something.

/** Of one video, in bytes: 2 GB. */
export const VIDEO_MAX_BYTES = 2 * 1024 ** 3
/** So long is a signature worth something, in seconds. */
export const SIGNATURE_SECONDS = 600
/** So long before it ends another one is fetched, in seconds. */
export const SIGNATURE_AHEAD_SECONDS = 120
/** So long shows a signed address its file, in seconds. */
export const SIGNED_URL_SECONDS = 900
/** What a browser sends in one request, in bytes: with the next one, what came before is safe. */
export const PART_BYTES = 16 * 1024 ** 2
