// What supervision sites remember and answer: the one object that the list of features holds.
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { siteContractProjection } from './site-contracts.projection'
import { CONTRACT_USES, contractDocuments } from './site-contracts.queries'
import { siteContractsTold } from './site-contracts.told'
import { siteInsuranceProjection } from './site-insurance.projection'
import { INSURANCE_USES, siteInsuranceProofs } from './site-insurance.queries'
import { siteTiles } from './site-places.queries'
import { siteSlotsProjection } from './site-slots.projection'
import { SLOTS_USE, slotsSeen } from './site-slots.queries'
import { siteSlotsTold } from './site-slots.told'
import { siteTagProjection } from './site-tags.projection'
import { siteLookUps } from './supervision-sites.ending'
import { siteProjection, supervisionSiteProjection } from './supervision-sites.projection'
import { siteQueries } from './supervision-sites.queries'
import { findableSites, siteCounts, siteName } from './supervision-sites.shown'
import { sitesTold } from './supervision-sites.told'
import { SITE_USES, siteSeen } from './supervision-sites.view'

export const supervisionSites: ReadFeature = {
  name: 'supervision-sites',
  projections: readModels(
    siteProjection,
    siteContractProjection,
    siteInsuranceProjection,
    siteSlotsProjection,
    siteTagProjection,
    supervisionSiteProjection,
  ),
  queries: ({ config }) => [...siteQueries, siteTiles(config.mapTiles)],
  lookUps: siteLookUps,
  counts: { sites: { uses: ['supervision_site', 'organization'], read: siteCounts } },
  notificationSubjects: { site: { uses: ['supervision_site'], nameOf: siteName } },
  findables: { site: findableSites },
  attachables: {
    site: { uses: INSURANCE_USES, read: siteInsuranceProofs },
    sitecontract: { uses: CONTRACT_USES, read: contractDocuments },
  },
  besidePlacements: {
    supervision_site: { uses: SITE_USES, read: (reader, { siteId }) => siteSeen(reader, siteId) },
    slots: { uses: SLOTS_USE, read: (reader, { siteId }) => slotsSeen(reader, siteId) },
    site_documents: {
      ownEyes: true,
      uses: INSURANCE_USES,
      read: ({ db, principal }, { siteId }) => siteInsuranceProofs(db, principal, siteId),
    },
  },
  historyWords: sitesTold,
  historyBeside: { sitecontract: siteContractsTold, siteplaces: siteSlotsTold },
  historyFields: {
    tagId: {
      as: 'tag',
      by: 'title',
      uses: ['site_tag'],
      titles: 'select site_tag_id as id, name as title from read.site_tag where site_tag_id = any($1::uuid[])',
    },
  },
  history: {
    site: {
      projection: supervisionSiteProjection,
      machinery: ['lat', 'lon'],
      onlyFor: sitePolicy.know,
      heldBack: {
        fields: ['tagId', 'tagIds'],
        events: ['SiteTagPut', 'SiteTagTaken'],
        onlyFor: sitePolicy.decide,
      },
    },
  },
}
