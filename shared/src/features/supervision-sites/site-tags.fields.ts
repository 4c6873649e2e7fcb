// The fields of tags that sites can carry: each named once, for its body, its events, its row, its view and its form.

import { z } from 'zod'
import { PALETTE } from '../../contract/palette'
import { requiredText } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { requiredField, sameField, sameRequiredField } from '../../kernel/fields'

export const TAG_NAME_MAX = 40
/** Of an organization; a site can carry all of them. */
export const TAGS_MAX = 100

/** A tag is never told by its icon or colour alone. */
export const TAG_ICONS = [
  'label',
  'star',
  'flag',
  'verified',
  'warning',
  'school',
  'hospital',
  'home',
  'child',
  'elderly',
  'family',
  'groups',
  'psychology',
  'heart',
  'language',
  'accessible',
  'transit',
  'parking',
  'payments',
  'schedule',
  'night',
  'online',
  'nature',
  'handshake',
] as const
const tagIcon = z.enum(TAG_ICONS).meta({ id: 'SiteTagIcon' })
export type TagIcon = z.infer<typeof tagIcon>

export const TAG_COLORS = PALETTE
const tagColor = z.enum(TAG_COLORS).meta({ id: 'SiteTagColor' })
export type TagColor = z.infer<typeof tagColor>

export const siteTagContent = {
  /** What stands in a directory is no person's text. */
  name: requiredField({
    stored: plainText(TAG_NAME_MAX),
    sent: requiredText(TAG_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  icon: sameRequiredField(tagIcon, 'text'),
  color: sameRequiredField(tagColor, 'text'),
  /** Nobody else is shown it, anywhere. */
  coordinatorOnly: sameField(z.boolean(), false, 'boolean'),
} as const
