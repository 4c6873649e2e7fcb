// A file as whoever sent it is shown it, with an address that shows it to them alone: signed, so that it says where its bytes are and whose they are.
import { z } from 'zod'
import { id } from '../../kernel/ids'
import type { UploadedFile } from './attachments.contract'
import type { BegunUpload, Upload } from './upload.decider'
import { SIGNED_URL_SECONDS } from './upload-limits'

/** For which the address is signed. */
export const UPLOAD_URL = 'show-upload'

export const signedUpload = z.object({
  uploadId: id,
  objectKey: z.string(),
  mimetype: z.string(),
  ownerId: id,
  organizationId: id,
})

interface Signer {
  sign(purpose: string, content: unknown, seconds: number): { readonly signature: string }
}

export function signedUrlOf(
  signer: Signer,
  { uploadId, objectKey, mimetype, ownerId, organizationId }: Upload,
): string {
  const content = { uploadId, objectKey, mimetype, ownerId, organizationId } satisfies z.infer<typeof signedUpload>
  return `/api/uploads/content/${uploadId}?signature=${signer.sign(UPLOAD_URL, content, SIGNED_URL_SECONDS).signature}`
}

export const shownUpload = (signer: Signer, upload: BegunUpload | Upload): UploadedFile => ({
  provider: 'practicum',
  uuid: upload.uploadId,
  filename: upload.filename,
  mimetype: upload.mimetype,
  size: upload.size,
  signed_url: upload.status === 'received' ? signedUrlOf(signer, upload) : null,
})
