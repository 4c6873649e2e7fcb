// The places at a site over the whole API: periods that coordinators publish, who takes the last place, and who waits for one.
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { withdrawPlacement } from '@practicum/shared/features/placements/placement-requests.contract'
import {
  approvePlacement,
  archivePlacement,
  batchApprovePlacements,
  getPlacement,
  listPlacements,
  revokePlacementApproval,
} from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import {
  changeSiteSlot,
  listSiteSlots,
  publishSiteSlot,
  removeSiteSlot,
} from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { eachOnce, inRounds } from '../setup/rounds'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { newPlacementAt, newPlacementOf, newPlacing, newSite, openAt, submitted } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
const sites = new SiteCalls(() => program)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** Trainings of these specs begin in it. */
const YEAR = { start_at: '2026-08-01', end_at: '2026-12-31', places: 1 }

const site = () => newSite(app, program, `Bayview ${newId()}`)
type Body = Partial<typeof YEAR> & { version?: number }

const publish = (id: string, body: Body = {}, key?: string) =>
  program.coordinator.browser.do(publishSiteSlot, { params: { id }, body: { ...YEAR, ...body }, ...(key && { key }) })
const change = (id: string, slot_id: string, body: Body) =>
  program.coordinator.browser.do(changeSiteSlot, { params: { id, slot_id }, body: { ...YEAR, ...body } })
const remove = (id: string, slot_id: string, key?: string) =>
  program.coordinator.browser.do(removeSiteSlot, { params: { id, slot_id }, ...(key && { key }) })
const slotsFor = async (id: string, { browser }: Member = program.coordinator) =>
  (await browser.get(listSiteSlots, { params: { id } })).body.data
const approve = (id: string) => program.coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
const read = async (id: string, { browser }: Member = program.coordinator) =>
  (await browser.get(getPlacement, { params: { id } })).body
const placeAt = (siteId: string) => newPlacementAt(app, program, siteId)

/** A site with one place, its period, and so many placements that wait for a decision, in the order in which they asked. */
async function crowded(count: number, places = 1) {
  const siteId = await site()
  const { id: slotId } = (await publish(siteId, { places })).body
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await placeAt(siteId))
  await eventually(
    () => slotsFor(siteId),
    ([slot]) => slot?.people.length === count,
  )
  return { siteId, slotId, ids }
}
const inLine = (id: string, readers: readonly Member[]) =>
  Promise.all(readers.map(async reader => (await read(id, reader)).waiting_place))
/** What its trainee is told of a place for a placement, as soon as they are. */
const placeTold = (about: string, { browser }: Member = program.trainee) =>
  eventually(
    async () => {
      const { items } = await browser.list<NotificationView>(listNotifications, { about })
      return items.filter(({ message }) => message.startsWith('There is a place for you at Bayview'))
    },
    messages => messages.length > 0,
  )
const lineOf = (siteId: string) =>
  slotsFor(siteId).then(([slot]) => slot?.people.map(one => [one.placement_id, one.holds, one.waiting_place]))

describe('periods', () => {
  test('are published, changed and removed by coordinators, and seen by whoever sees the site', async () => {
    const id = await site()
    const { body } = await publish(id, { places: 3 })
    const view = { id: body.id, ...YEAR, places: 3, taken: 0, left: 3, asking: 0, waiting: 0, people: [], version: 0 }
    expect(await slotsFor(id, program.trainee)).toEqual([view])
    const changed = await change(id, body.id, { places: 5, version: 0 })
    expect(changed.body).toEqual({ id: body.id, version: 1 })
    expect(await slotsFor(id)).toEqual([{ ...view, places: 5, left: 5, version: 1 }])
    expect((await remove(id, body.id)).status).toBe(200)
    expect(await slotsFor(id)).toEqual([])
  })

  test('a repeat writes nothing, and a version that is not the last is a conflict', async () => {
    const id = await site()
    const key = newId()
    const first = await publish(id, {}, key)
    expect((await publish(id, {}, key)).body).toEqual(first.body)
    await change(id, first.body.id, { places: 2 })
    const late = await change(id, first.body.id, { places: 3, version: 0 })
    expect([late.status, codesOf(late)]).toEqual([409, ['version_conflict']])
    const gone = newId()
    expect([(await remove(id, first.body.id, gone)).status, (await remove(id, first.body.id, gone)).status]).toEqual([
      200, 200,
    ])
    const { events } = await app.practicum.store.readStream(`siteplaces-${id}`)
    expect(events.map(({ type }) => type)).toEqual(['SiteSlotPublished', 'SiteSlotChanged', 'SiteSlotRemoved'])
  })

  test('that end before they begin, or overlap, are refused', async () => {
    const id = await site()
    await publish(id)
    expect(codesOf(await publish(id, { start_at: '2026-12-31', end_at: '2027-01-31' }))).toEqual(['site_slot.overlap'])
    expect(codesOf(await publish(id, { end_at: '2026-07-31' }))).toEqual(['site_slot.ends_before'])
    expect((await publish(id, { places: 0 })).status).toBe(422)
  })

  test('of another organization’s site are unknown', async () => {
    const id = await site()
    const { stranger } = program
    const sent = { params: { id }, body: YEAR }
    expect((await stranger.browser.do(publishSiteSlot, sent)).status).toBe(404)
    expect((await stranger.browser.get(listSiteSlots, { params: { id } })).status).toBe(404)
  })
})

describe('places', () => {
  test('an approval takes one, and is refused where none is left; others say where they stand in line', async () => {
    const { siteId, slotId, ids } = await crowded(3)
    const [first = '', second = '', third = ''] = ids
    expect(await slotsFor(siteId, program.otherTrainee)).toMatchObject([{ taken: 0, left: 1, asking: 3, waiting: 2 }])
    expect(await lineOf(siteId)).toEqual([
      [first, false, null],
      [second, false, 1],
      [third, false, 2],
    ])
    expect((await approve(first)).status).toBe(200)
    const refused = await approve(second)
    expect([refused.status, codesOf(refused)]).toEqual([409, ['site_slot.full']])
    await app.caughtUp()
    expect(await slotsFor(siteId)).toMatchObject([{ taken: 1, left: 0, asking: 2, waiting: 2 }])
    expect((await read(second)).waiting_place).toBe(1)
    expect((await read(third)).waiting_place).toBe(2)
    const waiting = await program.coordinator.browser.list<PlacementView>(listPlacements, {
      waiting: 'true',
      site_id: siteId,
    })
    expect(waiting.items.map(({ id }) => id).toSorted()).toEqual([second, third].toSorted())
    expect(codesOf(await remove(siteId, slotId))).toEqual(['site_slot.held'])
    await change(siteId, slotId, { places: 2 })
    expect((await approve(second)).status).toBe(200)
    expect(codesOf(await change(siteId, slotId, { places: 1 }))).toEqual(['site_slot.taken'])
  })

  test('several that are approved at once have an answer each', async () => {
    const { ids } = await crowded(3, 2)
    const sent = { body: { placement_ids: ids } }
    const { results } = (await program.coordinator.browser.do(batchApprovePlacements, sent)).body
    expect(results.map(({ approved, error }) => [approved, error?.code ?? null])).toEqual([
      [true, null],
      [true, null],
      [false, 'site_slot.full'],
    ])
  })

  test('an approval that is undone costs nobody their place in line', async () => {
    const { siteId, ids } = await crowded(2)
    const [first = '', second = ''] = ids
    await approve(first)
    const revoke = { params: { id: first }, body: { reason: 'Too early.' } }
    expect((await program.coordinator.browser.do(revokePlacementApproval, revoke)).status).toBe(200)
    const line = await eventually(
      () => lineOf(siteId),
      found => found?.[0]?.[1] === false,
    )
    expect(line).toEqual([
      [first, false, null],
      [second, false, 1],
    ])
  })

  test('the trainee is told when a place gets free', async () => {
    const { siteId, ids } = await crowded(3)
    const [first = '', second = '', third = ''] = ids
    const { coordinator } = program
    await approve(first)
    await coordinator.browser.do(archivePlacement, { params: { id: first }, body: { archived: true } })
    await eventually(
      () => lineOf(siteId),
      line => line?.[0]?.[0] === second,
    )
    expect(await lineOf(siteId)).toEqual([
      [second, false, null],
      [third, false, 1],
    ])
    expect(await placeTold(second)).toMatchObject([{ link_uri: `/applications/${second}` }])
    await approve(second)
    await coordinator.browser.do(archivePlacement, { params: { id: second }, body: { archived: true } })
    expect(await placeTold(third)).toMatchObject([{ link_uri: `/applications/${third}` }])
    expect((await approve(third)).status).toBe(200)
    const back = await coordinator.browser.do(archivePlacement, { params: { id: second }, body: { archived: false } })
    expect(codesOf(back)).toEqual(['site_slot.full'])
  })

  test('a bringing back that the place refuses leaves the trainee free to apply again, and may be repeated', async () => {
    const siteId = await site()
    const { id: slotId } = (await publish(siteId)).body
    const placing = { ...(await newPlacing(app, program)), siteId }
    const archived = await newPlacementOf(app, program, placing)
    const { browser } = program.coordinator
    const archive = (flag: boolean, key = newId()) =>
      browser.do(archivePlacement, { params: { id: archived }, body: { archived: flag }, key })
    await approve(archived)
    await archive(true)
    const other = await placeAt(siteId)
    expect((await approve(other)).status).toBe(200)
    const key = newId()
    expect(codesOf(await archive(false, key))).toEqual(['site_slot.full'])
    const again = unwrapOrThrow(await openAt(app, program, placing))
    await browser.do(withdrawPlacement, { params: { id: again }, body: {} })
    await browser.do(archivePlacement, { params: { id: again }, body: { archived: true } })
    await change(siteId, slotId, { places: 2 })
    expect((await archive(false, key)).status).toBe(200)
    expect(isRefusal(await openAt(app, program, placing))).toBe(true)
  })

  test.each([
    ['on hold', (id: string) => sites.move(id, 'hold')],
    ['closed', (id: string) => sites.move(id, 'close')],
    ['not published', (id: string) => sites.publish(id, false)],
  ])('who waits at a site that is %s sees where in line they are, and is told of their place', async (_how, hide) => {
    const { siteId, ids } = await crowded(2)
    const [first = '', second = ''] = ids
    const { trainee } = program
    expect((await hide(siteId)).status).toBe(200)
    expect((await sites.look(trainee, siteId)).status).toBe(404)
    expect((await read(second, trainee)).waiting_place).toBe(1)
    await trainee.browser.do(withdrawPlacement, { params: { id: first }, body: {} })
    expect(await placeTold(second)).toMatchObject([{ link_uri: `/applications/${second}` }])
    expect((await read(second, trainee)).waiting_place).toBeNull()
  })

  test('who holds a place and who waits is said to those who see the placement, and how many do so to all', async () => {
    const { organizationId, trainee, supervisor, faculty, coordinator, otherTrainee, stranger } = program
    const others = {
      ...program,
      trainee: otherTrainee,
      supervisor: await enrol(app, { role: 'supervisor', organizationId }),
      faculty: await enrol(app, { role: 'faculty', organizationId }),
    }
    const { siteId, ids } = await crowded(1)
    const [held = ''] = ids
    const waits = await newPlacementAt(app, others, siteId, otherTrainee)
    await approve(held)
    const whole = await eventually(
      () => slotsFor(siteId),
      ([slot]) => slot?.people.length === 2 && slot.taken === 1,
    )
    const holder = { placement_id: held, trainee: { name: 'Ana Ruiz' }, holds: true, waiting_place: null }
    const waiting = { placement_id: waits, trainee: { name: 'Ben Castellan' }, holds: false, waiting_place: 1 }
    const counts = { taken: 1, left: 0, asking: 1, waiting: 1 }
    expect(whole).toMatchObject([{ ...counts, people: [holder, waiting] }])
    for (const [people, readers] of [
      [[holder, waiting], [coordinator]],
      [[holder], [trainee, supervisor, faculty]],
      [[waiting], [otherTrainee, others.supervisor, others.faculty]],
      [[], [await enrol(app, { role: 'trainee', organizationId })]],
    ] as const)
      for (const reader of readers) expect(await slotsFor(siteId, reader)).toMatchObject([{ ...counts, people }])
    expect(await inLine(held, [trainee, supervisor, faculty])).toEqual([null, null, null])
    expect(await inLine(waits, [otherTrainee, others.supervisor, others.faculty])).toEqual([1, 1, 1])
    expect((await stranger.browser.get(getPlacement, { params: { id: waits } })).status).toBe(404)
  })

  test('who withdraws leaves the line, and others move up', async () => {
    const { siteId, ids } = await crowded(3)
    await program.trainee.browser.do(withdrawPlacement, { params: { id: ids[1] ?? '' }, body: {} })
    const line = await eventually(
      () => lineOf(siteId),
      found => found?.length === 2,
    )
    expect(line?.[1]).toEqual([ids[2], false, 1])
  })

  test('the days of a training move its placement into another period', async () => {
    const siteId = await site()
    await publish(siteId)
    await publish(siteId, { start_at: '2027-01-01', end_at: '2027-04-30' })
    // Nobody else’s training is in the way of theirs.
    const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
    const placing = { ...(await newPlacing(app, program, { trainee })), siteId }
    expect((await approve(await newPlacementOf(app, program, placing))).status).toBe(200)
    const sent = { body: { training_ids: [placing.trainingId], start_at: '2027-02-01' } }
    const { body } = await program.coordinator.browser.do(editTrainings, sent)
    expect(body.errors).toEqual([])
    const slots = await eventually(
      () => slotsFor(siteId),
      ([fall]) => fall?.taken === 0,
    )
    expect(slots.map(({ taken }) => taken)).toEqual([0, 1])
    expect((await approve(await placeAt(siteId))).status).toBe(200)
  })

  test('those that were there before the period was published stand in the order in which they were submitted', async () => {
    const siteId = await site()
    const open = async () => {
      const { trainingId } = await newPlacing(app, program)
      return unwrapOrThrow(await openAt(app, program, { siteId, trainingId }))
    }
    const [opened, after] = [await open(), await open()]
    await submitted(app, program, after)
    await submitted(app, program, opened)
    await publish(siteId)
    const line = await eventually(
      () => lineOf(siteId),
      found => found?.length === 2,
    )
    expect(line).toEqual([
      [after, false, null],
      [opened, false, 1],
    ])
  })

  test('those that were there before the period was published count, and others are not limited', async () => {
    const siteId = await site()
    const [before, asking] = [await placeAt(siteId), await placeAt(siteId)]
    expect((await approve(before)).status).toBe(200)
    await publish(siteId)
    const { events } = await app.practicum.store.readStream(`siteplaces-${siteId}`)
    expect(events.map(({ type }) => type)).toEqual(['SiteSlotPublished', 'SitePlaceTaken', 'SitePlaceAsked'])
    expect(codesOf(await approve(asking))).toEqual(['site_slot.full'])
    await eventually(
      () => lineOf(siteId),
      line => line?.length === 2,
    )
    expect(await lineOf(siteId)).toEqual([
      [before, true, null],
      [asking, false, 1],
    ])
  })
})

test('of two approvals of the last place one wins, in every race', () =>
  inRounds(
    { what: 'approving two placements for the last place of a site, races', short: 20, whole: 200 },
    async rounds => {
      const counts: number[] = []
      for (let round = 0; round < rounds; round++) {
        const siteId = await site()
        await publish(siteId)
        const ids = [await placeAt(siteId), await placeAt(siteId)]
        const answers = await Promise.all(ids.map(approve))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const held = await Promise.all(ids.map(id => app.practicum.store.readStream(`placement-${id}`)))
        counts.push(held.flatMap(({ events }) => events).filter(({ type }) => type === 'PlacementApproved').length)
      }
      return eachOnce(counts)
    },
  ))
