// The fields of supervision sites that not every reader is shown: apart from those of the directory.
import { z } from 'zod'
import { reason, typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { field, requiredField } from '../../kernel/fields'
import { siteContent } from './supervision-sites.fields'

export const CONTACT_NAME_MAX = 120
export const CONTACT_EMAIL_MAX = 254
export const SUPERVISORS_MAX = 50

/** Of a third person: sealed with a key of the site's own, which belongs to nobody who could be erased in its place. */
const ofContact = (max: number) =>
  field({ stored: sealed('siteId', max), sent: typed(max), shown: z.string(), initially: '', column: 'text' })

export const siteContact = {
  contactName: ofContact(CONTACT_NAME_MAX),
  contactEmail: ofContact(CONTACT_EMAIL_MAX),
} as const

/** All of the form. */
export const siteDetails = { ...siteContent, ...siteContact } as const

/** Told to whoever has added the site. */
export const rejection = {
  reason: requiredField({ stored: sealed('siteId', 2000), sent: reason, shown: z.string(), column: 'text' }),
} as const
