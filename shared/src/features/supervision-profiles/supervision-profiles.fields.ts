// The fields of a supervision profile that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { type Field, field, sameField } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { sentLicense, shownLicense } from '../signup-questions/answers.fields'
import { LICENSE_STANDINGS } from './supervision-profiles.standing'

export const TEXT_MAX = 4000
export const LINE_MAX = 200
export const LINK_MAX = 300
export const YEARS_MAX = 80
const DAY_LENGTH = 10

/** The person's own: once they are erased it cannot be read any more. */
const said = (max: number): Field<z.ZodString, z.ZodType<string, string>, z.ZodString> =>
  field({ stored: sealed('userId', max), sent: typed(max), shown: z.string(), initially: '', column: 'text' })

const flag = (initially: boolean) => sameField(z.boolean(), initially, 'boolean')

export const profileFlags = {
  acceptingTrainees: flag(false),
  /** Others than oneself and coordinators read the text. */
  directoryBio: flag(true),
  directoryWants: flag(true),
} as const

/** Empty: there is none. */
export const profileLinks = {
  linkedinUrl: said(LINK_MAX),
  healthgradesUrl: said(LINK_MAX),
  psychologytodayUrl: said(LINK_MAX),
} as const

export const profileTexts = {
  bio: said(TEXT_MAX),
  /** Whom they are looking for. */
  wants: said(TEXT_MAX),
  degree: said(LINE_MAX),
  yearsOfExperience: sameField(z.int().min(0).max(YEARS_MAX).nullable(), null, 'integer'),
  /** Of the degree. */
  conferredDate: field({
    stored: sealed('userId', DAY_LENGTH).nullable(),
    sent: localDate.nullable(),
    shown: z.string().nullable(),
    initially: null,
    // Sealed as all that they say: what cannot be read any more is no date.
    column: 'text',
  }),
  specialtyConcentration: said(LINE_MAX),
  specialtyPopulation: said(LINE_MAX),
  trainingAndCredentials: said(TEXT_MAX),
} as const

export const profileFields = { ...profileTexts, ...profileLinks, ...profileFlags } as const

export const storedLicense = z.object({
  licenseId: id,
  licenseNumber: sealed('userId', 60),
  stateId: sealed('userId', 10),
  disciplineId: sealed('userId', 60),
  expiresOn: sealed('userId', DAY_LENGTH).nullable(),
})

/** As licences are named at signup, and until when they hold. */
export const sentProfileLicense = sentLicense
  .omit({ id: true })
  .extend({ expires_on: localDate.nullable().default(null) })
  .meta({ id: 'SentProfileLicense' })
export type SentProfileLicense = z.output<typeof sentProfileLicense>

export const shownProfileLicense = shownLicense
  .extend({
    expires_on: z.string().nullable(),
    standing: z
      .enum(LICENSE_STANDINGS)
      .describe('`expiring`: within 30 days, with none for the same discipline and state that holds for longer.'),
  })
  .meta({ id: 'ProfileLicense' })
export type ShownProfileLicense = z.infer<typeof shownProfileLicense>
