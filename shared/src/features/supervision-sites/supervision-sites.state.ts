// What a supervision site remembers of its past, as far as its rules need it.
import { assertNever } from '../../kernel/decider'
import { initiallyOf, only, type StoredOf } from '../../kernel/fields'
import { siteDetails } from './site-details.fields'
import type { SiteEvent } from './supervision-sites.events'
import type { SiteFacts } from './supervision-sites.policy'
import type { DecidedStatus } from './supervision-sites.standing'

export interface SitePerson {
  readonly userId: string
  readonly positionId: string
}

export type SiteDetails = StoredOf<typeof siteDetails>

export type Site = SiteDetails & {
  readonly status: DecidedStatus | 'deleted'
  readonly siteId: string
  readonly organizationId: string
  readonly published: boolean
  readonly expirationDate: string | null
  /** The last reminder, in days before it expires. */
  readonly reminded: number | undefined
  readonly creator: SitePerson | null
  readonly supervisors: readonly SitePerson[]
  /** Also those that were deleted since. */
  readonly tagIds: readonly string[]
  /** There may be placements at it. */
  readonly placed: boolean
  /** It holds its name: what was listed does once somebody has edited it. */
  readonly named: boolean
}
export type SiteState = { readonly status: 'unknown' } | Site

export function evolveSite(state: SiteState, event: SiteEvent): SiteState {
  if (event.type === 'SiteListed') return listed(event.data)
  if (event.type === 'SiteAdded') return added(event.data)
  return state.status === 'unknown' ? state : evolveKnown(state, event)
}

type DataOf<Type extends SiteEvent['type']> = Extract<SiteEvent, { type: Type }>['data']

/** What was listed before placements were noted may have some. */
const listed = ({ county, name, ...data }: DataOf<'SiteListed'>): Site => ({
  ...initiallyOf(siteDetails),
  ...data,
  ...{ name, county, countryCode: '', status: 'approved', expirationDate: null, reminded: undefined },
  ...{ creator: null, supervisors: [], tagIds: [], placed: true, named: false },
})

const added = ({ creatorId, creatorPositionId, ...data }: DataOf<'SiteAdded'>): Site => ({
  ...data,
  ...{ expirationDate: null, reminded: undefined, tagIds: [], placed: false, named: true },
  creator: creatorId && creatorPositionId ? { userId: creatorId, positionId: creatorPositionId } : null,
})

const STATUS_AFTER = {
  SiteApproved: 'approved',
  SiteRejected: 'rejected',
  SiteHeld: 'on_hold',
  SiteClosed: 'closed',
  SiteReopened: 'approved',
  SiteProposedAgain: 'pending',
  SiteDeleted: 'deleted',
} as const satisfies Partial<Record<SiteEvent['type'], Site['status']>>

type Moving = Extract<SiteEvent, { type: keyof typeof STATUS_AFTER }>
type Staying = Exclude<SiteEvent, Moving | { type: 'SiteListed' | 'SiteAdded' }>

const isMoving = (event: Moving | Staying): event is Moving => event.type in STATUS_AFTER

const evolveKnown = (site: Site, event: Moving | Staying): Site =>
  isMoving(event) ? { ...site, status: STATUS_AFTER[event.type] } : evolveBeside(site, event)

function evolveBeside(site: Site, event: Staying): Site {
  switch (event.type) {
    case 'SiteEdited':
      return { ...site, ...only(siteDetails, event.data), named: true }
    case 'SitePublished':
    case 'SiteUnpublished':
      return { ...site, published: event.type === 'SitePublished' }
    case 'SiteExpirySet':
      return { ...site, expirationDate: event.data.expirationDate, reminded: undefined }
    case 'SiteExpiryReminded':
      return { ...site, reminded: event.data.days }
    case 'SiteSupervisorAdded':
      return { ...site, supervisors: [...site.supervisors, event.data.supervisor] }
    case 'SiteSupervisorRemoved':
      return { ...site, supervisors: without(site.supervisors, event.data.supervisor) }
    case 'SiteTagPut':
      return { ...site, tagIds: [...site.tagIds, event.data.tagId] }
    case 'SiteTagTaken':
      return { ...site, tagIds: site.tagIds.filter(tagId => tagId !== event.data.tagId) }
    case 'SitePlacementBegun':
      return { ...site, placed: true }
    default:
      return assertNever(event)
  }
}

export const without = (people: readonly SitePerson[], { positionId }: SitePerson): readonly SitePerson[] =>
  people.filter(person => person.positionId !== positionId)

export const siteFacts = ({ organizationId, status, published, creator, supervisors }: Site): SiteFacts => ({
  ...{ organizationId, siteStatus: status, published },
  creatorPositionId: creator?.positionId ?? null,
  supervisorPositionIds: supervisors.map(({ positionId }) => positionId),
})
