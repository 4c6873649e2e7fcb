// The rules of supervision sites, as given, when, then.
import { only } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { siteDetails } from './site-details.fields'
import { type SiteCommand, siteDecider } from './supervision-sites.decider'
import { type SiteEvent, siteEvents } from './supervision-sites.events'
import { SITE_INTENTS, SITE_MOVES, type SiteIntent } from './supervision-sites.standing'

const given = givenOf(siteDecider)
const data = siteEvents.definitions.SiteAdded.sample
const { siteId } = data
const reason = 'It is not licensed.'
const added: SiteEvent = { type: 'SiteAdded', data }
const listed: SiteEvent = { type: 'SiteListed', data: siteEvents.definitions.SiteListed.sample }
const approved: SiteEvent = { type: 'SiteApproved', data: { siteId } }
const rejected: SiteEvent = { type: 'SiteRejected', data: { siteId, reason } }
const held: SiteEvent = { type: 'SiteHeld', data: { siteId } }
const closed: SiteEvent = { type: 'SiteClosed', data: { siteId } }
const deleted: SiteEvent = { type: 'SiteDeleted', data: { siteId } }
const begun: SiteEvent = { type: 'SitePlacementBegun', data: { siteId, placementId: data.organizationId } }

const move = (intent: SiteIntent, why?: string): SiteCommand => ({ type: 'MoveSite', intent, reason: why })
const details = only(siteDetails, data)

test('it is added once', () => {
  given().when({ type: 'AddSite', data }).thenEmits(added)
  given(added).when({ type: 'AddSite', data }).thenNothing()
})

const PAST = {
  pending: [added],
  approved: [added, approved],
  rejected: [added, rejected],
  on_hold: [added, approved, held],
  closed: [added, approved, closed],
} as const satisfies Record<string, readonly SiteEvent[]>
const EVENT = {
  approve: approved,
  reject: rejected,
  hold: held,
  close: closed,
  reopen: { type: 'SiteReopened', data: { siteId } },
  propose: { type: 'SiteProposedAgain', data: { siteId } },
} as const satisfies Record<SiteIntent, SiteEvent>

test.each(SITE_INTENTS)('to %s follows from where it stands: done once, and refused from elsewhere', intent => {
  const { from, to } = SITE_MOVES[intent]
  for (const [status, past] of Object.entries(PAST)) {
    const outcome = given(...past).when(move(intent, reason))
    if (status === to) outcome.thenNothing()
    else if (from.some(one => one === status)) outcome.thenEmits(EVENT[intent])
    else expect(outcome.thenRefused('site.status_unfit').kind).toBe('conflict')
  }
})

test('nobody is rejected without being told why', () => {
  expect(given(added).when(move('reject')).thenRefused('site.reason_required').field).toBe('reason')
})

test('it is edited, and the same again changes nothing', () => {
  const changed = { ...details, name: 'Another' }
  const edited: SiteEvent = { type: 'SiteEdited', data: { siteId, ...changed } }
  given(added).when({ type: 'EditSite', details: changed }).thenEmits(edited)
  given(added, edited).when({ type: 'EditSite', details: changed }).thenNothing()
})

test('its own people change a proposal as a whole, and of what was approved all but name and department', () => {
  const edit = (changes: Partial<typeof details>): SiteCommand => ({
    ...{ type: 'EditSite', details: { ...details, ...changes }, own: true },
  })
  const edited = (changes: Partial<typeof details>): SiteEvent => ({
    ...{ type: 'SiteEdited', data: { siteId, ...details, ...changes } },
  })
  const moved = { street: '12 Grant Avenue', acceptingTrainees: false, contactName: 'Theo Brandt' }
  for (const past of Object.values(PAST)) {
    given(...past)
      .when(edit(moved))
      .thenEmits(edited(moved))
    given(...past)
      .when(edit({}))
      .thenNothing()
  }
  for (const changes of [{ name: 'Another' }, { department: 'Adults' }]) {
    for (const status of ['pending', 'rejected'] as const)
      given(...PAST[status])
        .when(edit(changes))
        .thenEmits(edited(changes))
    for (const status of ['approved', 'on_hold', 'closed'] as const) {
      const { field } = given(...PAST[status])
        .when(edit(changes))
        .thenRefused('site.title_decided')
      expect(field).toBe(Object.keys(changes)[0])
    }
  }
})

test('whether it accepts trainees is changed alone, once, and said of no site that was never filled in', () => {
  const accept = (accepting: boolean): SiteCommand => ({ type: 'AcceptTrainees', accepting })
  const turned = { ...details, acceptingTrainees: !details.acceptingTrainees }
  const edited: SiteEvent = { type: 'SiteEdited', data: { siteId, ...turned } }
  given(added).when(accept(turned.acceptingTrainees)).thenEmits(edited)
  given(added, edited).when(accept(turned.acceptingTrainees)).thenNothing()
  given(listed).when(accept(true)).thenNothing()
  expect(given(listed).when(accept(false)).thenRefused('site.details_missing').kind).toBe('conflict')
})

test('SITE-020 it is published and taken back beside its status', () => {
  const published: SiteEvent = { type: 'SitePublished', data: { siteId } }
  const unpublished: SiteEvent = { type: 'SiteUnpublished', data: { siteId } }
  for (const past of Object.values(PAST)) {
    const publish = (yes: boolean): SiteCommand => ({ type: 'PublishSite', published: yes })
    given(...past)
      .when(publish(true))
      .thenEmits(published)
    given(...past, published)
      .when(publish(true))
      .thenNothing()
    given(...past, published)
      .when(publish(false))
      .thenEmits(unpublished)
    expect(siteDecider.evolve([...past].reduce(siteDecider.evolve, siteDecider.initialState()), published)).toEqual({
      ...[...past].reduce(siteDecider.evolve, siteDecider.initialState()),
      published: true,
    })
  }
})

test('its expiration is set, changed and taken away', () => {
  const set = (expirationDate: string | null): SiteEvent => ({
    type: 'SiteExpirySet',
    data: { siteId, expirationDate },
  })
  const asked = (expirationDate: string | null): SiteCommand => ({ type: 'SetExpiry', expirationDate })
  given(added).when(asked('2027-08-31')).thenEmits(set('2027-08-31'))
  given(added, set('2027-08-31')).when(asked('2027-08-31')).thenNothing()
  given(added, set('2027-08-31')).when(asked(null)).thenEmits(set(null))
})

describe('before it expires', () => {
  const until = (expirationDate: string | null): SiteEvent => ({
    type: 'SiteExpirySet',
    data: { siteId, expirationDate },
  })
  const reminded = (days: number): SiteEvent => ({ type: 'SiteExpiryReminded', data: { siteId, days } })
  const remind = (today: string): SiteCommand => ({ type: 'RemindOfExpiry', today })
  const past = [added, approved, until('2027-08-31')]

  test('it is reminded of 30 days, 7 days and on the last day, each once', () => {
    given(...past)
      .when(remind('2027-07-31'))
      .thenNothing()
    given(...past)
      .when(remind('2027-08-01'))
      .thenEmits(reminded(30))
    given(...past, reminded(30))
      .when(remind('2027-08-23'))
      .thenNothing()
    given(...past, reminded(30))
      .when(remind('2027-08-24'))
      .thenEmits(reminded(7))
    given(...past, reminded(7))
      .when(remind('2027-08-31'))
      .thenEmits(reminded(0))
    given(...past, reminded(0))
      .when(remind('2027-09-02'))
      .thenNothing()
  })

  test('with another last day it begins anew, and without one nobody is reminded', () => {
    const later = [...past, reminded(7), until('2028-08-31')]
    given(...later)
      .when(remind('2027-08-31'))
      .thenNothing()
    given(...later)
      .when(remind('2028-08-01'))
      .thenEmits(reminded(30))
    given(...past, until(null))
      .when(remind('2027-08-31'))
      .thenNothing()
  })

  test('only what is approved expires', () => {
    for (const status of ['pending', 'rejected', 'on_hold', 'closed'] as const)
      given(...PAST[status], until('2027-08-31'))
        .when(remind('2027-08-31'))
        .thenNothing()
  })
})

test('who came and who went is told one by one, each once', () => {
  const [before] = data.supervisors as [(typeof data.supervisors)[number]]
  const other = { userId: siteId, positionId: siteId }
  const come: SiteEvent = { type: 'SiteSupervisorAdded', data: { siteId, supervisor: other } }
  const gone: SiteEvent = { type: 'SiteSupervisorRemoved', data: { siteId, supervisor: before } }
  const set = (...supervisors: (typeof before)[]): SiteCommand => ({ type: 'SetSupervisors', supervisors })
  given(added).when(set(other, other)).thenEmits(gone, come)
  given(added).when(set(before, other)).thenEmits(come)
  given(added, come).when(set(other, before)).thenNothing()
})

test('each tag that it carries comes and goes by itself, once', () => {
  const [one, two] = [data.organizationId, data.siteId] as const
  const put = (tagId: string): SiteEvent => ({ type: 'SiteTagPut', data: { siteId, tagId } })
  const taken = (tagId: string): SiteEvent => ({ type: 'SiteTagTaken', data: { siteId, tagId } })
  given()
    .when({ type: 'AddSite', data, tagIds: [one, one] })
    .thenEmits(added, put(one))
  given(added, put(one))
    .when({ type: 'EditSite', details, tagIds: [two] })
    .thenEmits(taken(one), put(two))
  given(added, put(one)).when({ type: 'EditSite', details }).thenNothing()
  given(added).when({ type: 'TagSite', tagId: one, carried: true }).thenEmits(put(one))
  given(added, put(one)).when({ type: 'TagSite', tagId: one, carried: true }).thenNothing()
  given(added, put(one)).when({ type: 'TagSite', tagId: one, carried: false }).thenEmits(taken(one))
  given(added, put(one), taken(one)).when({ type: 'TagSite', tagId: one, carried: false }).thenNothing()
})

test('the first placement is noted, and from then on it is closed and not deleted', () => {
  const { placementId } = (begun as Extract<SiteEvent, { type: 'SitePlacementBegun' }>).data
  given(added).when({ type: 'BeginPlacement', placementId }).thenEmits(begun)
  given(added, begun).when({ type: 'BeginPlacement', placementId: siteId }).thenNothing()
  given(added).when({ type: 'DeleteSite' }).thenEmits(deleted)
  given(added, deleted).when({ type: 'DeleteSite' }).thenNothing()
  for (const past of [[added, begun], [listed]]) {
    expect(
      given(...past)
        .when({ type: 'DeleteSite' })
        .thenRefused('site.has_placements').kind,
    ).toBe('conflict')
  }
})

test('what is deleted or never was is missing', () => {
  for (const past of [[], [added, deleted]]) {
    expect(
      given(...past)
        .when({ type: 'BeginPlacement', placementId: siteId })
        .thenRefused('not_found').kind,
    ).toBe('missing')
  }
})
