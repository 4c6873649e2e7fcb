// People over HTTP: the user picker, the switch of position, and the language one is spoken to in.
import { z } from 'zod'
import { role } from '../../access/roles'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { oneOrMany } from '../../contract/shapes'
import { LOCALES } from '../../kernel/locales'
import { shownTexts } from './terms'

const feature = 'people'

const signedIn = { who: 'signed-in' } as const

/** Names longer than this are cut in the picker. */
export const PICKER_NAME_SHOWN = 30
/** The picker shows that it is loading only after this many milliseconds. */
export const PICKER_LOADING_DELAY_MS = 300

export const availableUser = z
  .object({
    id: z.uuid(),
    name: z.string(),
    position_id: z.uuid(),
    role_keyname: role,
    role_name: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
  })
  .meta({ id: 'AvailableUser' })
export type AvailableUser = z.infer<typeof availableUser>

export const availableUsers = query({
  name: 'availableUsers',
  feature,
  path: '/api/users/available',
  summary:
    'People the current position may pick: the active people of its organization it works with, by how words of their name begin.',
  access: { ...signedIn, relation: 'coordinator and faculty: the organization; others: the people they work with' },
  query: z.strictObject({
    search: z.string().max(200).optional(),
    roles: oneOrMany(role).optional(),
    /** Only these people. */
    ids: oneOrMany(z.uuid()).optional(),
    limit: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  answer: z.array(availableUser),
})

export const availableGroups = query({
  name: 'availableGroups',
  feature,
  path: '/api/users/groups',
  summary: 'Groups of people that can be picked at once: one per role, and the trainees of a faculty member.',
  access: { ...signedIn, relation: 'as availableUsers' },
  answer: z.array(z.object({ id: z.string(), keyname: z.string(), name: z.string(), users: z.array(availableUser) })),
})

export const switchPosition = command({
  name: 'switchPosition',
  feature,
  method: 'PATCH',
  path: '/api/users/current_position/:id',
  summary: "Work from another of one's own positions.",
  access: { ...signedIn, relation: "the position is one's own and not archived", impersonation: 'allow' },
  params: byId,
  answer: ACCEPTED,
  /** `position.second_step` comes with `next`, where one signs in again. */
  refusals: ['position.archived', 'position.second_step'],
})

export const acceptTermsAndPrivacy = command({
  name: 'acceptTermsAndPrivacy',
  feature,
  method: 'POST',
  path: '/api/users/current/terms',
  summary: 'Accept the terms of service and the privacy policy, as they are now.',
  access: { ...signedIn, relation: 'oneself', impersonation: 'deny' },
  body: z.strictObject(shownTexts),
  answer: ACCEPTED,
  refusals: ['terms.changed'],
})

export const chooseTimeZone = command({
  name: 'chooseTimeZone',
  feature,
  method: 'PUT',
  path: '/api/users/current/timezone',
  summary: 'Choose the time zone in which one reads times, and in which one’s days begin, on every device.',
  access: { ...signedIn, relation: 'oneself', impersonation: 'deny' },
  body: z.strictObject({
    /** IANA name. */
    timezone: z.string().max(60),
  }),
  answer: ACCEPTED,
  refusals: ['user.zone_unknown'],
})

export const chooseLanguage = command({
  name: 'chooseLanguage',
  feature,
  method: 'PUT',
  path: '/api/users/current/language',
  summary: 'Choose the language that one is spoken to in, on every device.',
  access: { ...signedIn, relation: 'oneself', impersonation: 'deny' },
  body: z.strictObject({ language: z.enum(LOCALES) }),
  answer: ACCEPTED,
})
