// Files on their way, as data: each is being sent, waits to go on, has arrived, or failed and says why.
import type { FileKind } from '@practicum/shared/contract/attached'
import { typeOfName } from '@practicum/shared/features/attachments/attachment-kinds'
import { mostBytesOf } from '@practicum/shared/features/attachments/upload-limits'

export type UploadState = 'creating' | 'paused' | 'created' | 'failed'

export interface PendingFile {
  readonly uuid: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: UploadState
  /** The part that has left, from 0 to 1. */
  readonly progress: number
  /** How long the rest will take, in seconds, as far as that can be told. */
  readonly left?: number | undefined
  /** Instant at which the server had it. */
  readonly arrivedAt?: string
  /** Why it failed, in words; a message key begins with the feature's name. */
  readonly why?: string
  /** Absent: it cannot be held on its way, since it does not come from here. */
  readonly pausable?: true
  /** Sending the same file again could help. */
  readonly retryable: boolean
}

/** Of one file of this name, in bytes. */
export const mostBytes = (name: string): number => mostBytesOf(typeOfName(name)?.kind)

interface ChosenFile {
  readonly name: string
  /** In bytes; null: nobody knows it yet. */
  readonly size: number | null
}

/** Refused by its name or size, a file is not sent at all. */
export function pendingFile(uuid: string, { name, size: known }: ChosenFile, kinds: readonly FileKind[]): PendingFile {
  const size = known ?? 0
  const waiting = { uuid, name, size, state: 'creating', progress: 0, retryable: true } as const
  const refused = { ...waiting, state: 'failed', retryable: false } as const
  const type = typeOfName(name)
  if (!type || !kinds.includes(type.kind)) return { ...refused, why: 'attachments.refused_name' }
  if (known === null) return { ...refused, why: 'attachments.refused_unsized' }
  if (size === 0) return { ...refused, why: 'attachments.refused_empty' }
  return size > mostBytes(name) ? { ...refused, why: 'attachments.refused_size' } : waiting
}

export const changed = (
  files: readonly PendingFile[],
  uuid: string,
  part: Partial<PendingFile>,
): readonly PendingFile[] => files.map(file => (file.uuid === uuid ? { ...file, ...part } : file))

export const isUploading = (files: readonly PendingFile[]): boolean => files.some(({ state }) => state === 'creating')
