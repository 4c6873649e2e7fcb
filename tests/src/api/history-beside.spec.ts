// What stands in streams beside that of a thing belongs to its past: the logged days of a placement, the periods of places of a site.
import { type AsOf, asOf, type HistoryEntry, history } from '@practicum/shared/features/audit/history.contract'
import {
  changePlacementLog,
  logPlacementDay,
  removePlacementLog,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { approvePlacement } from '@practicum/shared/features/placements/placements.contract'
import {
  changeSiteSlot,
  publishSiteSlot,
  removeSiteSlot,
} from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { startApp, type TestApp } from './harness/app'
import { newPlacement, newPlacementAt } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
const sites = new SiteCalls(() => program)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const pastOf = (subject: string, id: string, { browser }: Member = program.coordinator) =>
  browser.get(history, { params: { subject, id } })
const told = (entries: readonly HistoryEntry[], kinds: RegExp) =>
  entries
    .filter(({ type }) => kinds.test(type))
    .map(({ type, revision, changes }) => [type, revision, changes.map(Object.values)])
async function valueThen(subject: string, id: string, { field, at }: { field: string; at: string | undefined }) {
  const { body } = await program.coordinator.browser.get(asOf, {
    params: { subject, id },
    query: { at: at ?? '' },
  })
  return (body as AsOf).fields.find(one => one.field === field)?.value
}

describe('the past of a placement', () => {
  test('tells each logged day, what was changed of it, and that it was taken back, with its note', async () => {
    const { trainee, coordinator, supervisor, stranger } = program
    const id = await newPlacement(app, program)
    await coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
    await app.caughtUp()
    const said = { placement_id: id, time_on_site: 240, note: 'Intakes' }
    const first = (await trainee.browser.do(logPlacementDay, { body: { ...said, day: '2026-09-02' } })).body
    const other = { placement_id: id, time_on_site: 60, day: '2026-09-03' }
    await trainee.browser.do(logPlacementDay, { body: other })
    const params = { id: first.id }
    await trainee.browser.do(changePlacementLog, { params, body: { time_on_site: 345 } })
    await trainee.browser.do(removePlacementLog, { params })
    await app.caughtUp()
    const { entries } = (await pastOf('placement', id, supervisor)).body
    expect(told(entries, /^PlacementDay/)).toEqual([
      [
        'PlacementDayLogged',
        null,
        [
          ['day', null, '2026-09-02'],
          ['timeOnSite', null, 240],
        ],
      ],
      [
        'PlacementDayLogged',
        null,
        [
          ['day', null, '2026-09-03'],
          ['timeOnSite', null, 60],
          ['note', null, ''],
        ],
      ],
      [
        'PlacementDayTimeChanged',
        null,
        [
          ['day', null, '2026-09-02'],
          ['timeOnSite', 240, 345],
        ],
      ],
      [
        'PlacementDayRemoved',
        null,
        [
          ['day', null, '2026-09-02'],
          ['timeOnSite', 345, null],
        ],
      ],
    ])
    const [, , changed, removed] = entries.filter(({ type }) => type.startsWith('PlacementDay'))
    const daysAt = (at: string | undefined) => valueThen('placement', id, { field: 'logged_days', at })
    const stayed = { day: '2026-09-03', timeOnSite: 60, note: '' }
    expect(await daysAt(changed?.occurred_at)).toEqual([{ day: '2026-09-02', timeOnSite: 345 }, stayed])
    expect(await daysAt(removed?.occurred_at)).toEqual([stayed])
    await trainee.browser.do(logPlacementDay, { body: { ...said, day: '2026-09-02', note: 'Groups' } })
    await app.caughtUp()
    const again = (await pastOf('placement', id, supervisor)).body.entries
    expect(JSON.stringify(again)).not.toContain('Intakes')
    expect(again.at(-1)?.changes.map(Object.values)).toContainEqual(['note', null, 'Groups'])
    expect((await pastOf('placement', id, stranger)).status).toBe(404)
  })
})

describe('the past of a site', () => {
  test('tells the periods for which it has published places, and nobody who has one', async () => {
    const { coordinator, supervisor } = program
    const id = await sites.proposed()
    await sites.move(id, 'approve')
    const year = { start_at: '2026-08-01', end_at: '2026-12-31', places: 3 }
    const slot = (await coordinator.browser.do(publishSiteSlot, { params: { id }, body: year })).body
    const next = { start_at: '2027-01-01', end_at: '2027-04-30', places: 1 }
    const later = (await coordinator.browser.do(publishSiteSlot, { params: { id }, body: next })).body
    await newPlacementAt(app, program, id)
    const params = { id, slot_id: slot.id }
    await coordinator.browser.do(changeSiteSlot, { params, body: { ...year, places: 5 } })
    await coordinator.browser.do(removeSiteSlot, { params: { id, slot_id: later.id } })
    await app.caughtUp()
    const { entries } = (await pastOf('site', id, supervisor)).body
    const periodOf = ({ start_at, end_at }: typeof year) => ['period', null, [start_at, end_at]]
    const published = ({ start_at, end_at, places }: typeof year) => [
      ['startAt', null, start_at],
      ['endAt', null, end_at],
      ['places', null, places],
    ]
    expect(told(entries, /^Site(Slot|Place)/).filter(([type]) => type !== 'SitePlacementBegun')).toEqual([
      ['SiteSlotPublished', null, published(year)],
      ['SiteSlotPublished', null, published(next)],
      ['SiteSlotChanged', null, [periodOf(year), ['places', 3, 5]]],
      ['SiteSlotRemoved', null, [periodOf(next), ['places', 1, null]]],
    ])
    const periodsAt = (at: string | undefined) => valueThen('site', id, { field: 'periods', at })
    const [, both, , last] = entries.filter(({ type }) => type.startsWith('SiteSlot'))
    const shown = ({ start_at, end_at, places }: typeof year) => ({ startAt: start_at, endAt: end_at, places })
    expect(await periodsAt(both?.occurred_at)).toEqual([shown(year), shown(next)])
    expect(await periodsAt(last?.occurred_at)).toEqual([shown({ ...year, places: 5 })])
    expect((await pastOf('site', id, program.otherTrainee)).status).toBe(404)
  })
})
