// Identifiers: time-ordered UUIDs for things, name-based UUIDs where a retry must find the same id again.
import { v5, v7 } from 'uuid'
import { z } from 'zod'

/** A fresh UUIDv7. An id names a thing; it is never a secret and never grants anything. */
export const newId = (): string => v7()

const ROOT = '8a0f6f2e-4f0e-5c0b-9a57-70f3ad1f4a11'

/** The same parts give the same UUID (v5), so that a repeated command or reaction addresses what its first run made. */
export const derivedId = (...parts: readonly string[]): string => v5(parts.join('\u001f'), ROOT)

/** The schema of every id in events: in lower case alone, because streams tell ids apart by their letters and tables do not. */
export const id = z.uuid().lowercase()

/** An id as a caller gives it, in whichever case. */
export const givenId = z.uuid().toLowerCase()
