// How an attachment is shown, beside whatever it is attached to.
import { z } from 'zod'
import { personRef } from './shapes'

export const attachmentView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    filename: z.string(),
    /** Where the file is read. */
    url: z.string(),
    /** `size` in bytes. */
    upload: z.object({ type: z.enum(['images', 'documents']), mimetype: z.string(), size: z.int() }),
    owner_id: z.uuid(),
    owner: personRef,
    created_at: z.string(),
  })
  .meta({ id: 'Attachment' })
export type AttachmentView = z.infer<typeof attachmentView>
