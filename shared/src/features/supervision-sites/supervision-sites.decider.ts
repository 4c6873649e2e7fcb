// The rules of supervision sites: they are added, decided about, changed, and deleted while no placement was ever at them.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { reminderDue } from '../../kernel/ending'
import { only, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { siteDetails } from './site-details.fields'
import { comparable } from './site-names.events'
import type { SiteEvent } from './supervision-sites.events'
import { SITE_MOVES, SITE_REMINDED_AT, type SiteIntent } from './supervision-sites.standing'
import { evolveSite, type Site, type SiteDetails, type SitePerson, type SiteState } from './supervision-sites.state'

type Added = Extract<SiteEvent, { type: 'SiteAdded' }>['data']

export type SiteCommand =
  | { readonly type: 'AddSite'; readonly data: Added; readonly tagIds?: readonly string[] | undefined }
  /** `tagIds` left out: as they are. `own`: by whoever supervises there, who does not decide about it. */
  | {
      readonly type: 'EditSite'
      readonly details: SiteDetails
      readonly tagIds?: readonly string[] | undefined
      readonly own?: boolean | undefined
    }
  | { readonly type: 'TagSite'; readonly tagId: string; readonly carried: boolean }
  | { readonly type: 'AcceptTrainees'; readonly accepting: boolean }
  | { readonly type: 'MoveSite'; readonly intent: SiteIntent; readonly reason?: string | undefined }
  | { readonly type: 'PublishSite'; readonly published: boolean }
  | { readonly type: 'SetExpiry'; readonly expirationDate: string | null }
  /** `today`: of its organization. */
  | { readonly type: 'RemindOfExpiry'; readonly today: string }
  | { readonly type: 'SetSupervisors'; readonly supervisors: readonly SitePerson[] }
  | { readonly type: 'BeginPlacement'; readonly placementId: string }
  | { readonly type: 'DeleteSite' }

export const siteDecider: Decider<SiteCommand, SiteState, SiteEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'AddSite') {
      return state.status === 'unknown' ? add(command) : []
    }
    if (command.type === 'DeleteSite' && state.status === 'deleted') return []
    if (state.status === 'unknown' || state.status === 'deleted') return refuse('not_found', {}, { kind: 'missing' })
    return decideKnown(command, state)
  },
  evolve: evolveSite,
}

type OnKnown = Exclude<SiteCommand, { type: 'AddSite' }>

function decideKnown(command: OnKnown, site: Site): Decision<SiteEvent> {
  const { siteId } = site
  switch (command.type) {
    case 'EditSite':
      return fill(command, site)
    case 'TagSite':
      return setTags(tagsWith(command, site.tagIds), site)
    case 'AcceptTrainees':
      return accept(command.accepting, site)
    case 'MoveSite':
      return move(command, site)
    case 'PublishSite':
      return publish(command.published, site)
    case 'SetExpiry': {
      const { expirationDate } = command
      return expirationDate === site.expirationDate ? [] : [{ type: 'SiteExpirySet', data: { siteId, expirationDate } }]
    }
    case 'RemindOfExpiry':
      return remind(command.today, site)
    case 'SetSupervisors':
      return setSupervisors(command.supervisors, site)
    case 'BeginPlacement':
      return site.placed ? [] : [{ type: 'SitePlacementBegun', data: { siteId, placementId: command.placementId } }]
    case 'DeleteSite':
      return site.placed
        ? refuse('site.has_placements', {}, { kind: 'conflict' })
        : [{ type: 'SiteDeleted', data: { siteId } }]
    default:
      return assertNever(command)
  }
}

const add = ({ data, tagIds = [] }: Extract<SiteCommand, { type: 'AddSite' }>): readonly SiteEvent[] => [
  { type: 'SiteAdded', data },
  ...setTags(tagIds, { siteId: data.siteId, tagIds: [] }),
]

type Filled = Extract<SiteCommand, { type: 'EditSite' }>

const fill = (command: Filled, site: Site): Decision<SiteEvent> =>
  titleIsDecided(command, site) ?? [...edit(command.details, site), ...setTags(command.tagIds ?? site.tagIds, site)]

const PROPOSED: readonly Site['status'][] = ['pending', 'rejected']

/** What was approved once is that site: only whoever decides about it gives it another name or department. */
function titleIsDecided({ own, details }: Filled, site: Site): Refusal | undefined {
  if (!own || PROPOSED.includes(site.status)) return undefined
  const field = (['name', 'department'] as const).find(one => comparable(details[one]) !== comparable(site[one]))
  return field && refuse('site.title_decided', {}, { field })
}

/** Saving what already stands there changes nothing. */
const edit = (details: SiteDetails, site: Site): readonly SiteEvent[] =>
  sameIn(siteDetails, details, site)
    ? []
    : [{ type: 'SiteEdited', data: { siteId: site.siteId, ...only(siteDetails, details) } }]

/** Nothing can be said of a site that was only ever listed before it is filled in. */
const accept = (acceptingTrainees: boolean, site: Site): Decision<SiteEvent> =>
  site.countryCode === '' && acceptingTrainees !== site.acceptingTrainees
    ? refuse('site.details_missing', {}, { kind: 'conflict' })
    : edit({ ...only(siteDetails, site), acceptingTrainees }, site)

const EVENTS = {
  approve: 'SiteApproved',
  hold: 'SiteHeld',
  close: 'SiteClosed',
  reopen: 'SiteReopened',
  propose: 'SiteProposedAgain',
} as const satisfies Partial<Record<SiteIntent, SiteEvent['type']>>

/** Asking for the status it already has changes nothing. */
function move(
  { intent, reason }: Extract<SiteCommand, { type: 'MoveSite' }>,
  { siteId, status }: Site,
): Decision<SiteEvent> {
  const { from, to } = SITE_MOVES[intent]
  if (status === to) return []
  if (!from.some(one => one === status)) return refuse('site.status_unfit', {}, { kind: 'conflict' })
  if (intent !== 'reject') return [{ type: EVENTS[intent], data: { siteId } }]
  if (!reason) return refuse('site.reason_required', {}, { field: 'reason' })
  return [{ type: 'SiteRejected', data: { siteId, reason } }]
}

function publish(published: boolean, site: Site): Decision<SiteEvent> {
  if (published === site.published) return []
  return [{ type: published ? 'SitePublished' : 'SiteUnpublished', data: { siteId: site.siteId } }]
}

/** Only what is approved expires. */
function remind(today: string, { siteId, status, expirationDate: end, reminded }: Site): readonly SiteEvent[] {
  const days = status === 'approved' ? reminderDue(SITE_REMINDED_AT, { end, today, reminded }) : undefined
  return days === undefined ? [] : [{ type: 'SiteExpiryReminded', data: { siteId, days } }]
}

/** Each who came and each who went is told by itself. */
function setSupervisors(wanted: readonly SitePerson[], { siteId, supervisors }: Site): Decision<SiteEvent> {
  const among = (people: readonly SitePerson[], { positionId }: SitePerson): boolean =>
    people.some(person => person.positionId === positionId)
  const gone = supervisors.filter(person => !among(wanted, person))
  const come = wanted.filter((person, index) => !among(supervisors, person) && !among(wanted.slice(0, index), person))
  return [
    ...gone.map(supervisor => ({ type: 'SiteSupervisorRemoved' as const, data: { siteId, supervisor } })),
    ...come.map(supervisor => ({ type: 'SiteSupervisorAdded' as const, data: { siteId, supervisor } })),
  ]
}

const tagsWith = (
  { tagId, carried }: Extract<SiteCommand, { type: 'TagSite' }>,
  tagIds: readonly string[],
): readonly string[] => (carried ? [...tagIds, tagId] : tagIds.filter(one => one !== tagId))

function setTags(wanted: readonly string[], { siteId, tagIds }: Pick<Site, 'siteId' | 'tagIds'>): readonly SiteEvent[] {
  const gone = tagIds.filter(tagId => !wanted.includes(tagId))
  const come = [...new Set(wanted)].filter(tagId => !tagIds.includes(tagId))
  return [
    ...gone.map(tagId => ({ type: 'SiteTagTaken' as const, data: { siteId, tagId } })),
    ...come.map(tagId => ({ type: 'SiteTagPut' as const, data: { siteId, tagId } })),
  ]
}
