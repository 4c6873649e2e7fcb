// How one is reached, over HTTP: read, and told anew.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { addressSent, CONTACT_REFUSALS, contactDetails, contactSent } from './people.fields'

const feature = 'people'
const own = { who: 'signed-in', relation: 'oneself' } as const

export const ownContact = query({
  name: 'ownContact',
  feature,
  path: '/api/users/current/contact',
  summary: 'How one can be reached, as one has told it.',
  access: own,
  answer: z
    .object({
      ...shownOf(contactDetails),
      /** How often it was told. */
      version: z.int(),
    })
    .meta({ id: 'OwnContact' }),
})
export type OwnContact = z.infer<typeof ownContact.answer>

const contact = {
  phone: '+12125550123',
  other_phone: '',
  address1: '12 Pine Street',
  address2: '',
  city: 'San Francisco',
  country_code: 'US',
  state_id: 'US-CA',
  zip: '94103',
  university_student_id: '',
}

export const changeContact = command({
  name: 'changeContact',
  feature,
  method: 'PUT',
  path: '/api/users/current/contact',
  summary: 'Tell anew how one can be reached, all of it. Everything that is wrong is told at once.',
  access: { ...own, impersonation: 'deny' },
  body: z
    .strictObject({
      ...contactSent,
      ...addressSent,
      /** The version that was opened; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...contact, version: 0 }] }),
  answer: z.object({ version: z.int() }),
  refusals: [...CONTACT_REFUSALS, 'version_conflict'],
})
