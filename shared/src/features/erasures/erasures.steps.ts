// The steps of an erasure, in the order that makes it safe to repeat each of them after a crash.

/**
 * The person can act no more; their key is destroyed; what stands about them beside the log goes; what was made of the log is made anew;
 * the bytes that databases keep of what they have deleted are written over.
 */
export const ERASURE_STEPS = ['entry', 'key', 'traces', 'read_models', 'old_bytes'] as const
export type ErasureStep = (typeof ERASURE_STEPS)[number]

/** Between the request and the earliest confirmation, in milliseconds: nobody is erased in haste. */
export const ERASURE_DELAY_MS = 24 * 3600 * 1000

export const REASON_MAX = 500

/** In ISO 8601. */
export const confirmableFrom = (requestedAt: string): string =>
  new Date(new Date(requestedAt).getTime() + ERASURE_DELAY_MS).toISOString()
