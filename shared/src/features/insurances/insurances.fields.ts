// The fields of a liability insurance that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { FILENAME_MAX, fileContent, fileScan, usualKind } from '../../contract/attached'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { sameRequiredField, storedField } from '../../kernel/fields'
import { id } from '../../kernel/ids'

/** Days of its organization. Both are covered. */
export const insuranceDates = {
  effectiveDate: sameRequiredField(localDate, 'date'),
  expirationDate: sameRequiredField(localDate, 'date'),
} as const

/** The proof, as it was attached; another proof is another document. */
export const insuranceProof = {
  attachmentId: storedField(id, z.uuid(), 'uuid'),
  uploadId: storedField(id, z.uuid(), 'uuid'),
  /** Who sent it. */
  ownerId: storedField(id, z.uuid(), 'uuid'),
  ownerPositionId: storedField(id, z.uuid(), 'uuid'),
  kind: storedField(usualKind, usualKind, 'text'),
  /** Goes with the trainee, whoever has sent it. */
  filename: storedField(sealed('traineeId', FILENAME_MAX), z.string(), 'text'),
  ...fileContent,
  scan: storedField(fileScan, fileScan, 'text'),
} as const
