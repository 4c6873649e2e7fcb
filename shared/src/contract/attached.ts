// The fields of a file, and how an attachment is shown beside whatever it is attached to.
import { z } from 'zod'
import { plainText, sealed } from '../events/catalog'
import { requiredField, shownOf, storedField } from '../kernel/fields'
import { personRef, requiredText } from './shapes'

export const FILENAME_MAX = 200

/** As it was when it was sent. */
export const fileName = {
  filename: storedField(sealed('ownerId', FILENAME_MAX), z.string(), 'text'),
} as const

/** `size` in bytes. */
export const fileContent = {
  mimetype: storedField(plainText(120), z.string(), 'text'),
  size: storedField(z.int(), z.int(), 'integer'),
} as const

/** `passed`: it was looked through for malware before it was taken, and nothing was found. `none`: nobody has looked. */
export const fileScan = z.enum(['passed', 'none'])
export type FileScan = z.infer<typeof fileScan>

export const FILE_KINDS = ['images', 'documents', 'audio', 'video', 'subtitles'] as const
export const fileKind = z.enum(FILE_KINDS)
export type FileKind = z.infer<typeof fileKind>

/** What a thing takes that does not say otherwise. */
export const usualKind = fileKind.extract(['images', 'documents'])
export const USUAL_KINDS: readonly FileKind[] = usualKind.options

/** What people call it. */
export const attachmentName = {
  name: requiredField({
    stored: sealed('ownerId', FILENAME_MAX),
    sent: requiredText(FILENAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const

export const attachmentView = z
  .object({
    id: z.uuid(),
    ...shownOf(attachmentName),
    ...shownOf(fileName),
    /** Where the file is read. */
    url: z.string(),
    upload: z.object({ type: fileKind, ...shownOf(fileContent), scan: fileScan }),
    owner_id: z.uuid(),
    owner: personRef,
    created_at: z.string(),
    /** Absent while it counts: what was signed is withdrawn and stays on record. */
    withdrawn_at: z.string().optional(),
  })
  .meta({ id: 'Attachment' })
export type AttachmentView = z.infer<typeof attachmentView>
