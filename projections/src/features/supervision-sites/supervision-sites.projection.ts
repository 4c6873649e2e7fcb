// Events of supervision sites become a name that others show, and a row of the directory; a site that was deleted has neither.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import { type SiteEvent, siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { siteExpiry, siteTitle } from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import {
  type SiteDetails,
  type SitePerson,
  without,
} from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { initiallyOf, toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { type SiteRow, type SiteTitleRow, siteTable, supervisionSiteTable } from './supervision-sites.table'
import { placeColumns } from './zip-places'

type Begun = Extract<SiteEvent, { type: 'SiteListed' | 'SiteAdded' }>['data']

const titleRow = ({ siteId, organizationId, name }: Begun): SiteTitleRow => ({
  ...{ site_id: siteId, organization_id: organizationId, name, words: wordsOf(name) },
})

/** Apart from the directory: whoever sees a placement knows where it is, also when the site itself is not for them. */
export const siteProjection: Projection<SiteTitleRow> = {
  name: 'site',
  version: 4,
  table: siteTable,
  skipDecryption: true,
  on: changes<SiteTitleRow>()(siteEvents, {
    SiteListed: { insert: ({ data }) => titleRow(data) },
    SiteAdded: { insert: ({ data }) => titleRow(data) },
    SiteEdited: { patch: ({ data }) => ({ ...toRow(siteTitle, data), words: wordsOf(data.name) }) },
    SiteDeleted: { remove: true },
  }),
}

const touched = ({ revision }: StoredEvent): Pick<SiteRow, 'revision'> => ({ revision: Number(revision) })

const detailsRow = (details: SiteDetails) => ({
  ...toRow(siteDetails, details),
  ...placeColumns(details),
  words: wordsOf([details.name, details.department, details.city, details.county].join(' ')),
})

const supervisedBy = (supervisors: readonly SitePerson[]) => ({
  supervisors,
  supervisor_position_ids: supervisors.map(({ positionId }) => positionId),
})

const became = (site_status: string) => ({
  patch: (event: StoredEvent) => ({ site_status, rejected_reason: null, ...touched(event) }),
})

export const supervisionSiteProjection: Projection<SiteRow> = {
  name: 'supervision_site',
  version: 5,
  table: supervisionSiteTable,
  on: changes<SiteRow>()(siteEvents, {
    SiteListed: {
      insert: event => {
        const { siteId, organizationId, name, county, published } = event.data
        return {
          ...{ site_id: siteId, organization_id: organizationId, site_status: 'approved', published },
          ...detailsRow({ ...initiallyOf(siteDetails), name, county, countryCode: '' }),
          ...{
            expiration_date: null,
            reminded: null,
            rejected_reason: null,
            creator_id: null,
            creator_position_id: null,
          },
          // Before they were noted there may have been some.
          ...{ ...supervisedBy([]), tag_ids: [], has_placements: true, created_at: event.meta.occurredAt },
          ...touched(event),
        }
      },
    },
    SiteAdded: {
      insert: event => {
        const { siteId, organizationId, status, published, creatorId, creatorPositionId, supervisors } = event.data
        return {
          ...{ site_id: siteId, organization_id: organizationId, site_status: status, published },
          ...detailsRow(event.data),
          ...{ expiration_date: null, reminded: null, rejected_reason: null, tag_ids: [], has_placements: false },
          ...{ creator_id: creatorId, creator_position_id: creatorPositionId, ...supervisedBy(supervisors) },
          ...{ created_at: event.meta.occurredAt, ...touched(event) },
        }
      },
    },
    SiteEdited: { patch: event => ({ ...detailsRow(event.data), ...touched(event) }) },
    SiteApproved: became('approved'),
    SiteRejected: {
      patch: event => ({ site_status: 'rejected', rejected_reason: event.data.reason, ...touched(event) }),
    },
    SiteHeld: became('on_hold'),
    SiteClosed: became('closed'),
    SiteReopened: became('approved'),
    SiteProposedAgain: became('pending'),
    SitePublished: { patch: event => ({ published: true, ...touched(event) }) },
    SiteUnpublished: { patch: event => ({ published: false, ...touched(event) }) },
    // With another day reminders begin anew.
    SiteExpirySet: { patch: event => ({ ...toRow(siteExpiry, event.data), reminded: null, ...touched(event) }) },
    SiteExpiryReminded: { patch: event => ({ reminded: event.data.days, ...touched(event) }) },
    SiteSupervisorAdded: {
      patch: (event, { supervisors }) => ({
        ...supervisedBy([...supervisors, event.data.supervisor]),
        ...touched(event),
      }),
    },
    SiteSupervisorRemoved: {
      patch: (event, { supervisors }) => ({
        ...supervisedBy(without(supervisors, event.data.supervisor)),
        ...touched(event),
      }),
    },
    SiteTagPut: {
      patch: (event, { tag_ids }) => ({ tag_ids: [...tag_ids, event.data.tagId], ...touched(event) }),
    },
    SiteTagTaken: {
      patch: (event, { tag_ids }) => ({ tag_ids: tag_ids.filter(id => id !== event.data.tagId), ...touched(event) }),
    },
    SitePlacementBegun: { patch: event => ({ has_placements: true, ...touched(event) }) },
    SiteDeleted: { remove: true },
  }),
}
