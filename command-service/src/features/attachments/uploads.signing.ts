// What a person is handed for a file of theirs: leave to send it, and addresses that show it, each for a while and for nobody else.
import type { Signatures } from '@practicum/infra/sessions/signatures'
import type { Principal } from '@practicum/shared/access/principal'
import type { FileKind } from '@practicum/shared/contract/attached'
import type { UploadedFile } from '@practicum/shared/features/attachments/attachments.contract'
import type { BegunUpload, Upload } from '@practicum/shared/features/attachments/upload.decider'
import { signedUpload, UPLOAD_URL } from '@practicum/shared/features/attachments/upload-links'
import { SIGNATURE_SECONDS, SIGNED_URL_SECONDS } from '@practicum/shared/features/attachments/uploads.contract'

const SENDING = 'send-upload'

export interface Leave {
  readonly uploadId: string
  readonly filename: string
  readonly kind: FileKind
  /** In bytes. */
  readonly size: number
}

const leaveOf = ({ userId, positionId }: Principal, { uploadId, filename, kind, size }: Leave): readonly unknown[] => [
  ...[userId, positionId, uploadId, filename, kind, size],
]

export const giveLeave = (signatures: Signatures, principal: Principal, leave: Leave, now: Date) =>
  signatures.sign(SENDING, leaveOf(principal, leave), SIGNATURE_SECONDS, now.getTime())

/** For this very file, by this very person in this very position. */
export const hasLeave = (
  signatures: Signatures,
  principal: Principal,
  leave: Leave,
  given: string | undefined,
): boolean => JSON.stringify(signatures.opened(SENDING, given)) === JSON.stringify(leaveOf(principal, leave))

export function signedUrlOf(signatures: Signatures, { uploadId, objectKey, mimetype, ownerId }: Upload): string {
  const content = signedUpload.parse({ uploadId, objectKey, mimetype, ownerId })
  const { signature } = signatures.sign(UPLOAD_URL, content, SIGNED_URL_SECONDS)
  return `/api/uploads/${uploadId}/content?signature=${signature}`
}

export const shownUpload = (signatures: Signatures, upload: BegunUpload | Upload): UploadedFile => ({
  provider: 'practicum',
  uuid: upload.uploadId,
  filename: upload.filename,
  mimetype: upload.mimetype,
  size: upload.size,
  signed_url: upload.status === 'received' ? signedUrlOf(signatures, upload) : null,
})
