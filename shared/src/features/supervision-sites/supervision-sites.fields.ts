// The fields of supervision sites: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { requiredText, typed } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { field, requiredField, sameField, storedField } from '../../kernel/fields'

export const SITE_NAME_MAX = 200
export const DEPARTMENT_MAX = 120
export const COUNTY_MAX = 100
export const LINE_MAX = 200
export const WEBSITE_MAX = 500

/** What stands in a directory is no person's text: it stays when whoever wrote it is erased. */
const line = (max: number) =>
  field({ stored: plainText(max), sent: typed(max), shown: z.string(), initially: '', column: 'text' })

/** What others show of a site. */
export const siteTitle = {
  name: requiredField({
    stored: plainText(SITE_NAME_MAX),
    sent: requiredText(SITE_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const

/** As sites were listed before they were added by people. */
export const siteListing = {
  county: storedField(plainText(COUNTY_MAX), z.string(), 'text'),
  published: storedField(z.boolean(), z.boolean(), 'boolean'),
} as const

/** What its people fill in; an empty text is none. */
export const siteContent = {
  ...siteTitle,
  department: line(DEPARTMENT_MAX),
  street: line(LINE_MAX),
  city: line(LINE_MAX),
  county: line(COUNTY_MAX),
  /** ISO 3166-1. */
  countryCode: requiredField({
    stored: plainText(2),
    sent: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ examples: ['US'] }),
    shown: z.string(),
    column: 'text',
  }),
  /** ISO 3166-2. */
  stateId: field({
    stored: plainText(10).nullable(),
    sent: z.string().max(10).nullable(),
    shown: z.string().nullable(),
    initially: null,
    column: 'text',
  }),
  zip: line(20),
  /** E.164, once it is kept. */
  officePhone: line(40),
  website: line(WEBSITE_MAX),
  acceptingTrainees: sameField(z.boolean(), true, 'boolean'),
} as const

/** The last day on which the site is approved, where it is; null: no end. */
export const siteExpiry = { expirationDate: sameField(localDate.nullable(), null, 'date') } as const
