// How much one person may send: so many files in an hour, and so many bytes that nothing needs yet.
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { UNATTACHED_MAX_BYTES, UPLOADS_PER_HOUR } from '@practicum/shared/features/attachments/attachments.contract'
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'

const HOUR = 3600
/** As long as files that nobody attached are kept. */
const DAY = 24 * HOUR
/** Bytes are counted in KiB, rounded up: the counter is an integer of 32 bits. */
const UNIT = 1024

const unitsOf = (bytes: number): number => Math.ceil(bytes / UNIT)
export const roomKey = (userId: string): string => `upload-bytes:${userId}`

/** Takes one file of the hour and room for its bytes, before any of them is taken in. */
export async function takeRoom(attempts: AttemptLimiter, userId: string, bytes: number): Promise<Refusal | undefined> {
  const hourly = await attempts.take({ key: `uploads:${userId}`, limit: UPLOADS_PER_HOUR, windowSeconds: HOUR })
  if (!hourly.allowed) return refuseTooMany('upload.too_many', hourly.retryInSeconds)
  const limit = unitsOf(UNATTACHED_MAX_BYTES)
  const room = await attempts.take({ key: roomKey(userId), limit, windowSeconds: DAY, weight: unitsOf(bytes) })
  if (room.allowed) return undefined
  await giveRoomBack(attempts, userId, bytes)
  return refuseTooMany('upload.quota', room.retryInSeconds)
}

/** What did not come after all, or is attached to something now. */
export async function giveRoomBack(attempts: AttemptLimiter, userId: string, bytes: number): Promise<void> {
  if (bytes > 0) await attempts.giveBack(roomKey(userId), unitsOf(bytes))
}
