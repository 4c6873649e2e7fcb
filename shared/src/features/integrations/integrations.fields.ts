// What an integration says: each field named once, for its body, its events, its row and its view.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { requiredField } from '../../kernel/fields'

export const INTEGRATION_NAME_MAX = 80
export const ADDRESS_MAX = 500
/** Of one organization. */
export const INTEGRATIONS_MAX = 10
const KIND_MAX = 60
/** More than there are kinds. */
const HEARS_MAX = 50

const EXAMPLE = 'https://hooks.example.org/practicum'

/** Without user, password and fragment: what is secret does not stand in an address that all who look after the organization read. */
const isAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s@#\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname !== ''
}

const kinds = z.array(z.string().max(KIND_MAX)).min(1).max(HEARS_MAX)

export const integrationFields = {
  name: requiredField({
    stored: plainText(INTEGRATION_NAME_MAX),
    sent: requiredText(INTEGRATION_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  /** Where it is told. */
  address: requiredField({
    stored: plainText(ADDRESS_MAX),
    sent: z
      .string()
      .max(ADDRESS_MAX)
      .refine(isAddress, { params: { rule: 'url' } })
      .meta({ examples: [EXAMPLE] }),
    shown: z.string(),
    column: 'text',
  }),
  /** Of what: kinds of the catalogue, each once. */
  hears: requiredField({
    stored: z.array(plainText(KIND_MAX)),
    sent: kinds.meta({ examples: [['placement.approved']] }),
    shown: z.array(z.string()),
    column: 'text[]',
  }),
} as const
