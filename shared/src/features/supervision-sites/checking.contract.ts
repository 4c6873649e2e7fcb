// What is typed of a supervision site, held against the rules before it is sent: for who fills in a form of their own.
import { z } from 'zod'
import { ACCEPTED, command, query } from '../../contract/row'
import { addSite } from './changing.contract'
import { WEBSITE_MAX } from './supervision-sites.fields'

const feature = 'supervision-sites'

export const validUrl = query({
  name: 'validUrl',
  feature,
  path: '/api/validation/valid-url',
  summary: 'Whether a site may have this address of the web, and how it would be kept.',
  access: { who: 'signed-in', relation: 'none: the answer is the same for everybody', protected: false },
  query: z.strictObject({ url: z.string().min(1).max(WEBSITE_MAX) }),
  answer: z
    .object({
      valid: z.boolean(),
      /** null: it is no address that a site may have. */
      url: z.string().nullable(),
    })
    .meta({ id: 'ValidUrl' }),
})

export const checkSite = command({
  name: 'checkSite',
  feature,
  method: 'POST',
  path: '/api/validation/site-form',
  summary:
    'Whether a site could be added as it is filled in. Everything that is wrong is told at once; nothing is written.',
  access: addSite.access,
  body: addSite.body,
  answer: ACCEPTED,
  refusals: addSite.refusals,
})
