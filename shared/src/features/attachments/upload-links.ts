// What a signed address of a file says, to whoever answers it: where its bytes are, and whose they are.
import { z } from 'zod'
import { id } from '../../kernel/ids'

/** For which the address is signed. */
export const UPLOAD_URL = 'show-upload'

export const signedUpload = z.object({
  uploadId: id,
  objectKey: z.string(),
  mimetype: z.string(),
  ownerId: id,
})
