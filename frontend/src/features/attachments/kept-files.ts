// The files of a form as its draft keeps them: what has arrived at the server waits there for a day to be attached.
import type { PendingFile } from './pending-files'

export interface KeptFile {
  readonly uuid: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Instant at which it had arrived. */
  readonly arrivedAt: string
}

/** An hour less than the server keeps what nobody attached. */
const KEPT_MS = 23 * 60 * 60_000

export const keptFiles = (files: readonly PendingFile[]): readonly KeptFile[] =>
  files.flatMap(({ uuid, name, size, arrivedAt }) => (arrivedAt ? [{ uuid, name, size, arrivedAt }] : []))

/** What is too old says that it must be chosen again. */
export const pendingAgain = (kept: readonly unknown[], now: number): readonly PendingFile[] =>
  kept.filter(isKeptFile).map(({ uuid, name, size, arrivedAt }) => {
    const file = { uuid, name, size, progress: 1, retryable: false, arrivedAt }
    const fresh = now - Date.parse(arrivedAt) < KEPT_MS
    return fresh ? { ...file, state: 'created' } : { ...file, state: 'failed', why: 'attachments.refused_expired' }
  })

function isKeptFile(found: unknown): found is KeptFile {
  if (typeof found !== 'object' || found === null) return false
  const { uuid, name, size, arrivedAt } = found as Partial<Record<keyof KeptFile, unknown>>
  return [uuid, name, arrivedAt].every(part => typeof part === 'string') && typeof size === 'number'
}
