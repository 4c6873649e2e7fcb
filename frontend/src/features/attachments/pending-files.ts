// Files on their way, as data: each is being sent, has arrived, or failed and says why.
import { typeOfName } from '@practicum/shared/features/attachments/attachment-kinds'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'

export type UploadState = 'creating' | 'created' | 'failed'

export interface PendingFile {
  readonly uuid: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: UploadState
  /** The part that has left, from 0 to 1. */
  readonly progress: number
  /** Instant at which the server had it. */
  readonly arrivedAt?: string
  /** Why it failed, in words; a message key begins with the feature's name. */
  readonly why?: string
  /** Sending the same file again could help. */
  readonly retryable: boolean
}

/** Refused by its name or size, a file is not sent at all. */
export function pendingFile(uuid: string, { name, size }: Pick<File, 'name' | 'size'>): PendingFile {
  const waiting = { uuid, name, size, state: 'creating', progress: 0, retryable: true } as const
  const refused = { ...waiting, state: 'failed', retryable: false } as const
  if (!typeOfName(name)) return { ...refused, why: 'attachments.refused_name' }
  return size > UPLOAD_MAX_BYTES ? { ...refused, why: 'attachments.refused_size' } : waiting
}

export const changed = (
  files: readonly PendingFile[],
  uuid: string,
  part: Partial<PendingFile>,
): readonly PendingFile[] => files.map(file => (file.uuid === uuid ? { ...file, ...part } : file))

export const isUploading = (files: readonly PendingFile[]): boolean => files.some(({ state }) => state === 'creating')
