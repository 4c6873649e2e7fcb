// The fields of the platform's settings: each named once, for its body, its event, its row, its view and its form.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { requiredField, sameRequiredField } from '../../kernel/fields'

export const BANNER_MAX = 500

const flag = sameRequiredField(z.boolean(), 'boolean')

export const bannerFields = {
  enabled: flag,
  message: requiredField({
    stored: plainText(BANNER_MAX),
    sent: typed(BANNER_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const

export const lockoutFields = { lockoutEnabled: flag, lockoutPrimed: flag } as const
