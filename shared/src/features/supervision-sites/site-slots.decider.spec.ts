// The rules of the places at a site: periods, the last place, and the order in which others wait for one.
import { givenOf } from '../../kernel/given-when-then'
import { siteSlotDecider } from './site-slots.decider'
import { type SiteSlotEvent, siteSlotEvents } from './site-slots.events'
import { SLOTS_MAX } from './site-slots.fields'

const given = givenOf(siteSlotDecider)
const { siteId, slotId, organizationId } = siteSlotEvents.definitions.SiteSlotPublished.sample
const { trainee } = siteSlotEvents.definitions.SitePlaceTaken.sample
const [a, b, c] = ['b1', 'b2', 'b3'].map(end => `0192f0c0-0000-7000-8000-0000000000${end}`) as [string, string, string]
const other = '0192f0c0-0000-7000-8000-0000000000f2'

const fall = { startAt: '2026-09-01', endAt: '2026-12-31', places: 1 }
const spring = { startAt: '2027-01-01', endAt: '2027-05-31', places: 1 }
const day = '2026-09-15'
const of = (placementId: string, atRevision = 1, on = day, dayRevision = 0) => ({
  ...{ siteId, placementId, trainee, day: on, atRevision, dayRevision },
})

const published: SiteSlotEvent = { type: 'SiteSlotPublished', data: { siteId, slotId, organizationId, ...fall } }
const changed = (content: Partial<typeof fall>): SiteSlotEvent => ({
  type: 'SiteSlotChanged',
  data: { siteId, slotId, ...fall, ...content },
})
const asked = (...args: Parameters<typeof of>): SiteSlotEvent => ({ type: 'SitePlaceAsked', data: of(...args) })
const taken = (...args: Parameters<typeof of>): SiteSlotEvent => ({ type: 'SitePlaceTaken', data: of(...args) })
const givenUp = (placementId: string, atRevision: number): SiteSlotEvent => ({
  type: 'SitePlaceGivenUp',
  data: { siteId, placementId, atRevision },
})
const ended = (placementId: string): SiteSlotEvent => ({
  type: 'SiteWaitingEnded',
  data: { siteId, placementId, trainee },
})

const publish = (content: Partial<typeof fall> = {}, id = slotId) =>
  ({ type: 'PublishSlot', siteId, slotId: id, organizationId, ...fall, ...content }) as const
const change = (content: Partial<typeof fall>, version?: number) =>
  ({ type: 'ChangeSlot', siteId, slotId, version, ...fall, ...content }) as const
const remove = { type: 'RemoveSlot', siteId, slotId } as const
const claimedAt = '2026-08-03T09:00:00.000Z'
const take = (...args: Parameters<typeof of>) => ({ type: 'TakePlace', ...of(...args), claimedAt }) as const
const claimed = (...args: Parameters<typeof of>): SiteSlotEvent => ({
  type: 'SitePlaceTaken',
  data: { ...of(...args), claimedAt },
})
const drop = (holds: boolean | null, claim: number, ...args: Parameters<typeof of>) =>
  ({ type: 'DropClaim', holds, claimed: claim, ...of(...args) }) as const
const settle = (holds: boolean | null, ...args: Parameters<typeof of>) =>
  ({ type: 'SettlePlace', holds, ...of(...args) }) as const

describe('periods', () => {
  test('are published, once each, and do not overlap', () => {
    given().when(publish()).thenEmits(published)
    given(published).when(publish()).thenNothing()
    given(published)
      .when(publish({ startAt: '2026-12-31', endAt: '2027-02-01' }, other))
      .thenRefused('site_slot.overlap')
    given(published)
      .when(publish(spring, other))
      .thenEmits({ type: 'SiteSlotPublished', data: { siteId, slotId: other, organizationId, ...spring } })
    given()
      .when(publish({ endAt: '2026-08-31' }))
      .thenRefused('site_slot.ends_before')
  })

  test('are not more than there can be', () => {
    const many = Array.from({ length: SLOTS_MAX }, (_, index): SiteSlotEvent => {
      const year = `${2000 + index}`
      const days = { startAt: `${year}-01-01`, endAt: `${year}-01-31`, places: 1 }
      const id = `0192f0c0-0000-7000-8000-${String(index).padStart(12, '0')}`
      return { type: 'SiteSlotPublished', data: { siteId, slotId: id, organizationId, ...days } }
    })
    given(...many)
      .when(publish({ startAt: '2150-01-01', endAt: '2150-01-31' }))
      .thenRefused('site_slot.too_many')
  })

  test('are changed, not below what is taken, and keep those who hold a place', () => {
    given(published)
      .when(change({ places: 4 }))
      .thenEmits(changed({ places: 4 }))
    given(published).when(change({})).thenNothing()
    given(published, changed({ places: 2 }))
      .when(change({ places: 3 }, 0))
      .thenRefused('version_conflict')
    const two = [published, changed({ places: 2 }), taken(a), taken(b)]
    given(...two)
      .when(change({ places: 1 }))
      .thenRefused('site_slot.taken')
    given(...two)
      .when(change({ startAt: '2026-09-16', places: 2 }))
      .thenRefused('site_slot.holders_outside')
    given().when(change({})).thenRefused('not_found')
  })

  test('are raised and lengthened where more hold a place than were published, and not lowered', () => {
    const over = [published, changed({ places: 2 }), taken(a), taken(b), taken(c), taken(other)]
    given(...over)
      .when(change({ places: 3 }))
      .thenEmits(changed({ places: 3 }))
    given(...over)
      .when(change({ places: 2, endAt: '2027-01-31' }))
      .thenEmits(changed({ places: 2, endAt: '2027-01-31' }))
    given(...over)
      .when(change({ places: 1 }))
      .thenRefused('site_slot.taken')
  })

  test('are removed while nobody holds a place', () => {
    given(published, taken(a)).when(remove).thenRefused('site_slot.held')
    given(published, asked(a)).when(remove).thenEmits({ type: 'SiteSlotRemoved', data: { siteId, slotId } })
    given().when(remove).thenRefused('not_found')
  })
})

describe('places', () => {
  test('the last one is taken once', () => {
    given(published).when(take(a)).thenEmits(claimed(a))
    given(published, taken(a)).when(take(b)).thenRefused('site_slot.full')
    given(published, taken(a)).when(take(a)).thenNothing()
    given(published, taken(a)).when(take(a, 2)).thenEmits(claimed(a, 2))
  })

  test('are not limited on days for which none were published', () => {
    given().when(take(a)).thenNothing()
    given(published, taken(a))
      .when(take(b, 1, '2027-02-01'))
      .thenNothing()
  })

  test('what is told late changes nothing, and nothing is told twice', () => {
    given(published, taken(a, 5))
      .when(settle(false, a, 4))
      .thenNothing()
    given(published, taken(a, 5))
      .when(settle(true, a, 5))
      .thenNothing()
    given(published, taken(a, 5))
      .when(settle(null, a, 6))
      .thenEmits(givenUp(a, 6))
    given().when(settle(false, a)).thenNothing()
    given(published, taken(a, 5), givenUp(a, 6))
      .when(settle(true, a, 5))
      .thenNothing()
    given(published, taken(a, 5), givenUp(a, 6))
      .when(settle(false, a, 7))
      .thenEmits(asked(a, 7))
    given(published, asked(a, 3))
      .when(settle(false, a, 5))
      .thenEmits(asked(a, 5))
  })

  test('who is asked about and asks for nothing is known from then on', () => {
    given(published)
      .when(settle(null, a, 4))
      .thenEmits(givenUp(a, 4))
    given(published, givenUp(a, 4))
      .when(settle(null, a, 4))
      .thenNothing()
    given(published, givenUp(a, 4))
      .when(settle(false, a, 3))
      .thenNothing()
  })

  test('a claim of a placement that has moved on is a conflict', () => {
    for (const known of [taken(a, 5), asked(a, 5), givenUp(a, 5)]) {
      given(published, known).when(take(a, 4)).thenRefused('version_conflict')
    }
    given(published, asked(a, 5)).when(take(a, 5)).thenRefused('version_conflict')
    given(published, givenUp(a, 5)).when(take(a, 6)).thenEmits(claimed(a, 6))
  })

  test('a claim that was not written yields to what was', () => {
    given(published, asked(a, 3), taken(a, 5))
      .when(settle(false, a, 5))
      .thenEmits(asked(a, 5))
  })
})

describe('the days of a training', () => {
  const next: SiteSlotEvent = { type: 'SiteSlotPublished', data: { siteId, slotId: other, organizationId, ...spring } }
  const moved = '2027-02-01'

  test('move a placement into another period, without a change of its own', () => {
    given(published, next, taken(a, 5), asked(b))
      .when(settle(true, a, 5, moved, 1))
      .thenEmits(taken(a, 5, moved, 1), ended(b))
    given(published, next, taken(a, 5, moved, 1))
      .when(settle(true, a, 5, day, 0))
      .thenNothing()
    given(published, next, taken(a, 5, moved, 1))
      .when(settle(false, a, 6, day, 0))
      .thenEmits(asked(a, 6, moved, 1))
    given(published, next, claimed(a, 5))
      .when(settle(false, a, 4, moved, 1))
      .thenEmits(claimed(a, 5, moved, 1))
  })

  test('a place in another period is none in a full one', () => {
    given(published, next, taken(a, 5), taken(b, 5, moved))
      .when(take(a, 6, moved, 1))
      .thenRefused('site_slot.full')
    given(published, next, taken(a, 5))
      .when(take(a, 6, '2026-10-01', 1))
      .thenEmits(claimed(a, 6, '2026-10-01', 1))
  })
})

describe('the days of a placement itself', () => {
  const next: SiteSlotEvent = { type: 'SiteSlotPublished', data: { siteId, slotId: other, organizationId, ...spring } }
  const later = '2027-02-01'

  test('move it into another period, and make room in the one that it leaves', () => {
    given(published, next, taken(a, 5), asked(b))
      .when(take(a, 6, later))
      .thenEmits(claimed(a, 6, later), ended(b))
    given(published, next, asked(a, 3))
      .when(settle(false, a, 4, later))
      .thenEmits(asked(a, 4, later))
    given(published, next, taken(a, 5), taken(b, 5, later))
      .when(take(a, 6, later))
      .thenRefused('site_slot.full')
  })

  test('are those of the newest of placement and training, in whatever order both are told', () => {
    given(published, next, taken(a, 6, later, 3))
      .when(settle(true, a, 5, day, 3))
      .thenNothing()
    // The training was read before it changed, the placement before it did: whoever reads both has the last word.
    given(published, next, taken(a, 6, day, 4))
      .when(settle(true, a, 6, later, 4))
      .thenEmits(taken(a, 6, later, 4))
    given(published, next, taken(a, 6, later, 4))
      .when(settle(true, a, 5, day, 4))
      .thenNothing()
  })

  test('that were claimed and not written are those of before', () => {
    given(published, next, taken(a, 5), claimed(a, 6, later))
      .when(settle(true, a, 6))
      .thenEmits(taken(a, 6))
    given(published, next, taken(a, 5), claimed(a, 6, later))
      .when(drop(true, 6, a, 5))
      .thenEmits(taken(a, 5))
    given(published, next, taken(a, 5), claimed(a, 6))
      .when(drop(true, 6, a, 5))
      .thenNothing()
  })
})

describe('a claim that was never written', () => {
  test('is dropped to how the placement stands, which keeps its place in line', () => {
    given(published, asked(a, 3), claimed(a, 4))
      .when(drop(false, 4, a, 3))
      .thenEmits(asked(a, 3))
    given(published, claimed(a, 4))
      .when(drop(null, 4, a, 3))
      .thenEmits(givenUp(a, 3))
    given(published, claimed(a, 4), asked(a, 3)).when(take(a, 4)).thenEmits(claimed(a, 4))
  })

  test('is not, once it is another one or was written', () => {
    given(published, claimed(a, 5))
      .when(drop(false, 4, a, 3))
      .thenNothing()
    given(published, claimed(a, 4))
      .when(drop(false, 4, a, 4))
      .thenNothing()
    given(published, taken(a, 4))
      .when(drop(false, 4, a, 3))
      .thenNothing()
  })
})

describe('the waiting list', () => {
  const full = [published, taken(a), asked(b), asked(c)]

  test('who asked first is told first that there is a place', () => {
    given(...full)
      .when(settle(null, a, 2))
      .thenEmits(givenUp(a, 2), ended(b))
    given(...full)
      .when(change({ places: 3 }))
      .thenEmits(changed({ places: 3 }), ended(b), ended(c))
    given(...full)
      .when(remove)
      .thenRefused('site_slot.held')
  })

  test('whose approval is undone stands where they stood; whoever gave a place up and asks again is the last', () => {
    given(...full)
      .when(settle(false, a, 2))
      .thenEmits(asked(a, 2))
    given(...full, asked(a, 2))
      .when(change({ places: 2 }))
      .thenEmits(changed({ places: 2 }), ended(b))
    given(...full, givenUp(a, 2), taken(b, 2), asked(a, 3))
      .when(settle(null, b, 3))
      .thenEmits(givenUp(b, 3), ended(c))
  })

  test('who is approved, or asks for nothing any more, is not told that they wait no more', () => {
    given(published, asked(a), asked(b)).when(take(b, 2)).thenEmits(claimed(b, 2))
    given(...full)
      .when(settle(null, b, 2))
      .thenEmits(givenUp(b, 2))
  })
})
