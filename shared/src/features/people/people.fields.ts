// The fields of people and organizations: each named once, for its events, its row and its view.
import { z } from 'zod'
import type { Role } from '../../access/roles'
import { requiredText, typed } from '../../contract/shapes'
import { plainText, sealed } from '../../events/catalog'
import { isReadableUnderWhite } from '../../kernel/colour'
import { DYNAMIC_WORDS } from '../../kernel/default-words'
import { field, requiredField, sameField, storedField } from '../../kernel/fields'
import { id } from '../../kernel/ids'

const personal = (max: number) => storedField(sealed('userId', max), z.string(), 'text')
const flag = (initially: boolean) => sameField(z.boolean(), initially, 'boolean')

export const personAddress = { email: personal(254) } as const
export const personName = { firstName: personal(100), lastName: personal(100) } as const

const told = (max: number) => storedField(sealed('userId', max).nullable(), z.string().nullable(), 'text')

export const ADDRESS_LINE_MAX = 200

/** How somebody is reached and where they live, as they have told; null: they have not. */
export const contactDetails = {
  /** Mobile; E.164. */
  phone: told(20),
  /** One more, of whatever kind; E.164. */
  otherPhone: told(20),
  address1: told(ADDRESS_LINE_MAX),
  address2: told(ADDRESS_LINE_MAX),
  city: told(ADDRESS_LINE_MAX),
  /** ISO 3166-1, of two letters. */
  countryCode: told(2),
  /** ISO 3166-2. */
  stateId: told(10),
  zip: told(20),
  /** Of trainees. */
  universityStudentId: told(60),
} as const

/** As its owner sends it. */
export const contactSent = {
  phone: requiredText(40),
  /** ISO 3166-1, of two letters. */
  country_code: requiredText(2),
  /** ISO 3166-2; null where the country has not more than one. */
  state_id: z.string().max(10).nullable(),
  zip: typed(20),
  /** Of trainees; of others it has to be empty. */
  university_student_id: typed(60),
} as const

/** What is told beside it once there is an account; what is left out is none. */
export const addressSent = {
  other_phone: typed(40).default(''),
  address1: typed(ADDRESS_LINE_MAX).default(''),
  address2: typed(ADDRESS_LINE_MAX).default(''),
  city: typed(ADDRESS_LINE_MAX).default(''),
} as const

/** Why it does not hold. */
export const CONTACT_REFUSALS = [
  'valid_phone_intl',
  'valid_zip',
  'valid_postcode',
  'valid_zip_generic',
  'valid_zip_for_country',
  'contact.country_unknown',
  'country.unsupported',
  'contact.state_required',
  'contact.state_unknown',
  'contact.student_id_unfit',
] as const

/** The versions of the texts that somebody has accepted. */
export const acceptedTexts = {
  acceptedTerms: storedField(plainText(20), z.string(), 'text'),
  acceptedPrivacy: storedField(plainText(20), z.string(), 'text'),
} as const

/** What a position may do beside what its role may. */
export const positionRights = { liveSessionsAllowed: storedField(z.boolean(), z.boolean(), 'boolean') } as const

export const ORGANIZATION_KINDS = ['academic', 'clinical', 'admin'] as const
export const organizationKind = z.enum(ORGANIZATION_KINDS)
export type OrganizationKind = z.infer<typeof organizationKind>

/** The role that the owner of an organization holds in it. */
export const OWNER_ROLES = { academic: 'coordinator', clinical: 'manager', admin: 'admin' } as const

/** The roles that can be held in it. */
export const ROLES_IN: Readonly<Record<OrganizationKind, readonly Role[]>> = {
  academic: ['coordinator', 'faculty', 'supervisor', 'trainee', 'assistant'],
  clinical: ['manager', 'staff', 'faculty', 'supervisor', 'trainee', 'assistant'],
  admin: ['admin', 'staff', 'developer'],
}

/** How many people have a place in an organization, where no admin has said otherwise. */
export const DEFAULT_USER_LIMIT = 10_000
export const USER_LIMIT_MAX = 100_000

export const ORGANIZATION_NAME_MAX = 200

export const organizationName = {
  name: requiredField({
    stored: plainText(ORGANIZATION_NAME_MAX),
    sent: requiredText(ORGANIZATION_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const
export const organizationLook = {
  /** `#rrggbb`; null: the colour of the product. */
  accent: field({
    stored: plainText(20).nullable(),
    sent: z
      .string()
      .refine(isReadableUnderWhite, { params: { rule: 'pale' } })
      .nullable(),
    shown: z.string().nullable(),
    initially: null,
    column: 'text',
  }),
} as const
export const organizationSettings = {
  allowTraineeCodePurchase: flag(false),
  requireTraineeInsurance: flag(false),
  showWelcome: flag(true),
  /** Its people choose passwords of at least sixteen characters. */
  enableStrongerPasswords: flag(false),
} as const

/** An image that stands for somebody or something: which, and where its bytes are. */
export const keptImage = z.object({
  imageId: id,
  /** The file that it was made of. */
  uploadId: id,
  objectKey: plainText(200),
})
export type KeptImage = z.infer<typeof keptImage>

/** Null: none any more. `replaced`: where the bytes of the one before are, which nobody needs now. */
export const imageChange = { image: keptImage.nullable(), replaced: plainText(200).nullable() } as const

export const WORD_MAX = 60
const wordOf = <Text extends z.ZodType>(text: Text) => z.object({ one: text, many: text })
/** What an organization calls things, by their keys; what is not there is called as everywhere. */
export const storedWords = z.record(plainText(30), wordOf(plainText(WORD_MAX)))
export type OrganizationWords = z.infer<typeof storedWords>
/** Braces and bars part the texts that a word is put into. */
const sentWord = requiredText(WORD_MAX).refine(word => !/[{}|]/.test(word), { params: { rule: 'plain_word' } })
export const sentWords = z.partialRecord(z.enum(DYNAMIC_WORDS), wordOf(sentWord))
