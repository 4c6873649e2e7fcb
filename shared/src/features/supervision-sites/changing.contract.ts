// Supervision sites over HTTP, as they are added, changed and decided about: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { pickedRef } from '../../contract/shapes'
import { sentOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { rejection, SUPERVISORS_MAX, siteDetails } from './site-details.fields'
import { TAGS_MAX } from './site-tags.fields'
import { siteContent, siteExpiry } from './supervision-sites.fields'

const feature = 'supervision-sites'

/** Of a site that is theirs; what they do not see is not there. */
const editing = {
  who: ['coordinator', 'supervisor'],
  relation: 'coordinator of the organization; supervisor who has added the site or supervises there',
} as const
const deciding = { who: ['coordinator'], relation: 'coordinator of the organization' } as const
const written = z.object({ id: z.uuid(), version: z.int() })
/** The version that was looked at; a newer one is a conflict. */
const version = z.int().optional()

/** Set by coordinators alone; left out: as they are. */
const tags = { tag_ids: z.array(givenId).max(TAGS_MAX).optional() }

const example = {
  ...{ name: 'Bayview Clinic', department: 'Youth services', street: '200 Harbor Drive', city: 'San Rafael' },
  ...{ county: 'Marin', country_code: 'US', state_id: 'US-CA', zip: '94901', office_phone: '(415) 555-0132' },
  ...{ website: 'https://bayview.example.org', contact_name: 'Dana Whitlock' },
  contact_email: 'dana@bayview.example.org',
}
const UNFIT = [
  'contact.country_unknown',
  'country.unsupported',
  'contact.state_required',
  'contact.state_unknown',
  'valid_zip',
  'valid_postcode',
  'valid_zip_generic',
  'valid_zip_for_country',
  'valid_phone_intl',
  'site.website_invalid',
  'site.email_invalid',
  'site.duplicate',
  'site_tag.unknown',
]

export const addSite = command({
  name: 'addSite',
  feature,
  method: 'POST',
  path: '/api/supervision-sites',
  summary:
    'Add a supervision site: one that a coordinator adds is approved and published, one that a supervisor adds waits for a coordinator.',
  access: { who: ['coordinator', 'supervisor'], relation: 'the organization one works for' },
  body: z.strictObject({ ...sentOf(siteDetails), ...tags }).meta({ examples: [example] }),
  answer: written,
  refusals: UNFIT,
})

export const editSite = command({
  name: 'editSite',
  feature,
  method: 'PUT',
  path: '/api/supervision-sites/:id',
  summary:
    'Change what is known of a supervision site. Its supervisors change their own: all of what they propose, and all but name, department and tags of what was approved.',
  access: editing,
  params: byId,
  body: z.strictObject({ ...sentOf(siteDetails), ...tags, version }).meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: [...UNFIT, 'site.title_decided', 'version_conflict'],
})

const looked = z.strictObject({ version }).meta({ examples: [{ version: 0 }] })
const refusals = ['site.status_unfit', 'version_conflict']
const intent = <const Name extends string>(name: `${Name}Site`, verb: Name, summary: string) =>
  command({
    ...{ name, feature, method: 'POST', path: `/api/supervision-sites/:id/${verb}`, summary, access: deciding },
    ...{ params: byId, body: looked, answer: written, refusals },
  })

export const approveSite = intent('approveSite', 'approve', 'Approve a site that waits, or one that was rejected.')
export const holdSite = intent('holdSite', 'hold', 'Put an approved site on hold.')
export const closeSite = intent('closeSite', 'close', 'Close a site that was approved.')
export const reopenSite = intent('reopenSite', 'reopen', 'Open a site again that is on hold or closed: it is approved.')

export const proposeSite = command({
  name: 'proposeSite',
  feature,
  method: 'POST',
  path: '/api/supervision-sites/:id/propose',
  summary: 'Propose a site again that was rejected: it waits for a coordinator, as it was edited since.',
  access: { who: ['supervisor'], relation: 'whoever has added the site or supervises there' },
  params: byId,
  body: looked,
  answer: written,
  refusals,
})

export const rejectSite = command({
  name: 'rejectSite',
  feature,
  method: 'POST',
  path: '/api/supervision-sites/:id/reject',
  summary: 'Reject a site that waits, with a reason that whoever added it is told.',
  access: deciding,
  params: byId,
  body: z
    .strictObject({ ...sentOf(rejection), version })
    .meta({ examples: [{ reason: 'It is not licensed for trainees.', version: 0 }] }),
  answer: written,
  refusals: ['site.reason_required', ...refusals],
})

export const publishSite = command({
  name: 'publishSite',
  feature,
  method: 'PATCH',
  path: '/api/supervision-sites/:id/published',
  summary: 'Publish a site or take it back: supervisors and trainees see it where it is approved too.',
  access: deciding,
  params: byId,
  body: z.strictObject({ published: z.boolean() }).meta({ examples: [{ published: true }] }),
  answer: written,
})

export const setSiteExpiration = command({
  name: 'setSiteExpiration',
  feature,
  method: 'PATCH',
  path: '/api/supervision-sites/:id/expiration',
  summary: 'Say until which day a site is approved, that day included; null: without an end.',
  access: deciding,
  params: byId,
  body: z
    .strictObject({ expiration_date: siteExpiry.expirationDate.sent, version })
    .meta({ examples: [{ expiration_date: '2030-08-31' }] }),
  answer: written,
  refusals: ['version_conflict'],
})

export const setSiteSupervisors = command({
  name: 'setSiteSupervisors',
  feature,
  method: 'PUT',
  path: '/api/supervision-sites/:id/supervisors',
  summary: 'Say who supervises at a site: these, and nobody else.',
  access: deciding,
  params: byId,
  body: z.strictObject({ supervisors: z.array(pickedRef).max(SUPERVISORS_MAX), version }),
  answer: written,
  refusals: ['person.not_available', 'site.supervisor_unfit', 'version_conflict'],
})

export const deleteSite = command({
  name: 'deleteSite',
  feature,
  method: 'DELETE',
  path: '/api/supervision-sites/:id',
  summary: 'Delete a site at which there never was a placement; what happened stays in the log.',
  access: deciding,
  params: byId,
  answer: ACCEPTED,
  refusals: ['site.has_placements'],
})

export const SITE_BATCH_MAX = 200

/** What is done with several alike. */
const change = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(['approve', 'hold', 'close', 'reopen']) }),
  z.strictObject({ what: z.literal('publish'), published: z.boolean() }),
  z.strictObject({ what: z.literal('accept'), accepting_trainees: siteContent.acceptingTrainees.sent }),
  z.strictObject({ what: z.literal('tag'), tag_id: givenId, carried: z.boolean() }),
  z.strictObject({ what: z.literal('expire'), expiration_date: siteExpiry.expirationDate.sent }),
])
export type SiteChange = z.infer<typeof change>

export const changeSites = command({
  name: 'changeSites',
  feature,
  method: 'POST',
  path: '/api/supervision-sites/batch',
  summary: 'Do one thing with several sites; each has its own answer.',
  access: deciding,
  body: z
    .strictObject({ ids: z.array(givenId).min(1).max(SITE_BATCH_MAX), change })
    .meta({ examples: [{ ids: ['0192f0c0-0000-7000-8000-000000000001'], change: { what: 'hold' } }] }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.uuid(),
        done: z.boolean(),
        /** null: it was not done. */
        version: z.int().nullable(),
        error: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
  /** Told of single sites. */
  refusals: ['site.details_missing', 'site_tag.unknown', ...refusals],
})
