// The tags of supervision sites over HTTP: coordinators make them, and everybody sees those that are not for coordinators alone.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { sentOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { siteTagContent, TAGS_MAX } from './site-tags.fields'
import { siteTag } from './site-tags.view'

const feature = 'supervision-sites'
const managing = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

export const listSiteTags = query({
  name: 'listSiteTags',
  feature,
  path: '/api/site-tags',
  summary: 'The tags of supervision sites in their order; those for coordinators alone are shown to nobody else.',
  access: { who: 'signed-in', relation: 'the organization one works for' },
  answer: z.object({ data: z.array(siteTag) }),
})

const written = z.object({ id: z.uuid(), version: z.int() })
const example = { name: 'Spanish spoken', icon: 'language', color: 'teal', coordinator_only: false } as const

export const createSiteTag = command({
  name: 'createSiteTag',
  feature,
  method: 'POST',
  path: '/api/site-tags',
  summary: 'Make a tag that sites can carry: it stands after the others.',
  access: managing,
  body: z.strictObject(sentOf(siteTagContent)).meta({ examples: [example] }),
  answer: written,
  refusals: ['site_tag.name_taken', 'site_tag.too_many'],
})

export const orderSiteTags = command({
  name: 'orderSiteTags',
  feature,
  method: 'POST',
  path: '/api/site-tags/order',
  summary: 'Put the tags of supervision sites in the order in which they are named; others stand after them.',
  access: managing,
  body: z
    .strictObject({ ids: z.array(givenId).min(1).max(TAGS_MAX) })
    .meta({ examples: [{ ids: ['0192f0c0-0000-7000-8000-0000000000e1'] }] }),
  answer: ACCEPTED,
})

export const changeSiteTag = command({
  name: 'changeSiteTag',
  feature,
  method: 'PUT',
  path: '/api/site-tags/:id',
  summary: 'Change a tag on all sites that carry it.',
  access: managing,
  params: byId,
  body: z
    .strictObject({
      ...sentOf(siteTagContent),
      /** The version that was looked at; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: ['site_tag.name_taken', 'version_conflict'],
})

export const deleteSiteTag = command({
  name: 'deleteSiteTag',
  feature,
  method: 'DELETE',
  path: '/api/site-tags/:id',
  summary: 'Delete a tag: no site carries it any more.',
  access: managing,
  params: byId,
  answer: ACCEPTED,
})
