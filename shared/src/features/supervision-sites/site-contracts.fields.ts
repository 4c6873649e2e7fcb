// The fields of a contract between a site and the organization: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { requiredField, sameField, sameRequiredField } from '../../kernel/fields'

export const CONTRACT_NAME_MAX = 200

export const siteContractContent = {
  /** What an agreement is called is no person's text. */
  name: requiredField({
    stored: plainText(CONTRACT_NAME_MAX),
    sent: requiredText(CONTRACT_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  /** Days of the organization, both of which belong to it. */
  startAt: sameRequiredField(localDate, 'date'),
  /** null: without an end. */
  endAt: sameField(localDate.nullable(), null, 'date'),
} as const
