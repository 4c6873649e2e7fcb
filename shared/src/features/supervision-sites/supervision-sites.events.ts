// What happens to supervision sites.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { rejection, siteDetails } from './site-details.fields'
import { siteExpiry, siteListing, siteTitle } from './supervision-sites.fields'
import { DECIDED } from './supervision-sites.standing'

const siteId = '0192f0c0-0000-7000-8000-0000000000c1'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const supervisor = {
  userId: '0192f0c0-0000-7000-8000-000000000005',
  positionId: '0192f0c0-0000-7000-8000-000000000006',
}
const details = {
  name: 'Bayview Clinic',
  department: 'Youth services',
  street: '200 Harbor Drive',
  city: 'San Rafael',
  county: 'Marin',
  countryCode: 'US',
  stateId: 'US-CA',
  zip: '94901',
  officePhone: '+14155550132',
  website: 'https://bayview.example.org',
  acceptingTrainees: true,
  contactName: 'Dana Whitlock',
  contactEmail: 'dana@bayview.example.org',
}

const ofSite = { siteId: id }
const person = z.object({ userId: id, positionId: id })
const bare = () => event({ version: 1, schema: z.object(ofSite), sample: { siteId } })

export const siteEvents = defineEvents('site', {
  /** As the first sites came to be: approved, and without an address. */
  SiteListed: event({
    version: 1,
    schema: z.object({ ...ofSite, organizationId: id, ...storedOf(siteTitle), ...storedOf(siteListing) }),
    sample: { siteId, organizationId, name: 'Bayview Clinic', county: 'Marin', published: true },
  }),
  SiteAdded: event({
    version: 1,
    schema: z.object({
      ...ofSite,
      organizationId: id,
      ...storedOf(siteDetails),
      status: z.enum(DECIDED),
      published: z.boolean(),
      /** null: nobody, such as where sites are taken over from elsewhere. */
      creatorId: id.nullable(),
      creatorPositionId: id.nullable(),
      supervisors: z.array(person),
    }),
    sample: {
      ...{ siteId, organizationId, ...details, status: 'pending', published: false },
      ...{ creatorId: supervisor.userId, creatorPositionId: supervisor.positionId, supervisors: [supervisor] },
    },
  }),
  SiteEdited: event({
    version: 1,
    schema: z.object({ ...ofSite, ...storedOf(siteDetails) }),
    sample: { siteId, ...details, acceptingTrainees: false },
  }),
  SiteApproved: bare(),
  SiteRejected: event({
    version: 1,
    schema: z.object({ ...ofSite, ...storedOf(rejection) }),
    sample: { siteId, reason: 'It is not licensed for trainees.' },
  }),
  SiteHeld: bare(),
  SiteClosed: bare(),
  SiteReopened: bare(),
  /** After it was rejected; it waits for a decision again. */
  SiteProposedAgain: bare(),
  SitePublished: bare(),
  SiteUnpublished: bare(),
  SiteExpirySet: event({
    version: 1,
    schema: z.object({ ...ofSite, ...storedOf(siteExpiry) }),
    sample: { siteId, expirationDate: '2027-08-31' },
  }),
  /** Coordinators and its supervisors are told, so many days before it expires. */
  SiteExpiryReminded: event({
    version: 1,
    schema: z.object({ ...ofSite, days: z.int() }),
    sample: { siteId, days: 30 },
  }),
  SiteSupervisorAdded: event({
    version: 1,
    schema: z.object({ ...ofSite, supervisor: person }),
    sample: { siteId, supervisor },
  }),
  SiteSupervisorRemoved: event({
    version: 1,
    schema: z.object({ ...ofSite, supervisor: person }),
    sample: { siteId, supervisor },
  }),
  SiteTagPut: event({
    version: 1,
    schema: z.object({ ...ofSite, tagId: id }),
    sample: { siteId, tagId: '0192f0c0-0000-7000-8000-0000000000e1' },
  }),
  SiteTagTaken: event({
    version: 1,
    schema: z.object({ ...ofSite, tagId: id }),
    sample: { siteId, tagId: '0192f0c0-0000-7000-8000-0000000000e1' },
  }),
  /** From its first placement on it is never deleted; noted before that placement is opened. */
  SitePlacementBegun: event({
    version: 1,
    schema: z.object({ ...ofSite, placementId: id }),
    sample: { siteId, placementId: '0192f0c0-0000-7000-8000-0000000000d1' },
  }),
  SiteDeleted: bare(),
})
export type SiteEvent = EventsOf<typeof siteEvents>
