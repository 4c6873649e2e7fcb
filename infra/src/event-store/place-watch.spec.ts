// The watch over the places of an installation, and the log that it guards: nothing is written or followed on a log that is another one.
import { randomUUID } from 'node:crypto'
import type { EventLog } from './chain'
import { sample, samples } from './contract/fixtures'
import { memoryEventStore } from './memory'
import { PlaceGuardedLog } from './place-guarded-log'
import { PlaceWatch } from './place-watch'
import { lostPlaces, type Place, PlacesLost } from './places'
import { type RecordedEvent, START } from './port'

let log: EventLog
let events: readonly RecordedEvent[]
let places: Place[]
const told: (readonly string[])[] = []
let watch: PlaceWatch

beforeEach(async () => {
  log = memoryEventStore()
  await log.append('thing-1', samples(3), 'none')
  await log.append('thing-2', samples(2), 'none')
  events = (await log.readAll({})).events
  places = [placeAt(4)]
  told.length = 0
  watch = new PlaceWatch({
    places: async () => places,
    log,
    onChange: lost => told.push(lost.map(({ of }) => of)),
    confirmMs: 1,
  })
})
afterEach(() => watch.close())

function placeAt(index: number, of = 'read model tasks'): Place {
  const event = events[index]
  return { of, position: event?.position ?? START, ...(event && { event }) }
}

/** As a log has it that went another way from there on. */
const another = (place: Place): Place => ({
  ...place,
  ...(place.event && { event: { ...place.event, id: randomUUID() } }),
})

test('a place holds where its very event stands at its very position; one without an event where the log reaches it', async () => {
  const [first = placeAt(0)] = [placeAt(0, 'relay')]
  const moved = { ...first, ...(first.event && { event: { ...first.event, position: events[1]?.position ?? '' } }) }
  const behind = { of: 'sessions', position: `f${START.slice(1)}` }
  const gone = { ...first, ...(first.event && { event: { ...first.event, stream: 'thing-9' } }) }
  const all = [first, another(first), moved, gone, { of: 'answers', position: events[4]?.position ?? '' }, behind]
  expect(await lostPlaces(log, all)).toMatchObject([another(first), moved, gone, behind].map(({ of }) => ({ of })))
})

test('however many stand at an event, it is looked up once', async () => {
  const asked = jest.spyOn(log, 'readStream')
  expect(await lostPlaces(log, [placeAt(4, 'a'), placeAt(4, 'b'), placeAt(4, 'c'), placeAt(2, 'd')])).toEqual([])
  expect(asked).toHaveBeenCalledTimes(2)
})

test('on another log nothing is appended, and whoever follows it gets nothing until the right one is back', async () => {
  const guarded = new PlaceGuardedLog(log, watch)
  await guarded.append('thing-1', [sample()], 2n)
  const [right] = places
  places = [another(placeAt(4))]
  watch.doubt()
  await expect(guarded.append('thing-1', [sample()], 3n)).rejects.toThrow(PlacesLost)
  await expect(guarded.readAll({})).rejects.toThrow(PlacesLost)
  expect((await log.readStream('thing-1')).events).toHaveLength(4)
  expect(watch.lost.map(({ of }) => of)).toEqual(['read model tasks'])
  const stop = new AbortController()
  const got: number[] = []
  const following = (async () => {
    for await (const batch of guarded.subscribe({ signal: stop.signal })) got.push(batch.events.length)
  })()
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(got).toEqual([])
  places = right ? [right] : []
  await watch.look()
  while (got.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  expect(got).toEqual([6])
  stop.abort()
  await following
  expect(told).toEqual([['read model tasks'], []])
})

test('an append during which the log became another one is not acknowledged', async () => {
  const slow: EventLog = Object.assign(Object.create(log), {
    append: async (...given: Parameters<EventLog['append']>) => {
      watch.doubt()
      places = [another(placeAt(4))]
      return log.append(...given)
    },
  })
  await watch.look()
  await expect(new PlaceGuardedLog(slow, watch).append('thing-1', [sample()], 2n)).rejects.toThrow(PlacesLost)
})

test('what a deposed leader does not know yet is looked for once more before anybody is told', async () => {
  let asked = 0
  const late = {
    reaches: log.reaches.bind(log),
    readStream: async (...given: Parameters<EventLog['readStream']>) =>
      asked++ === 0 ? { exists: false as const, events: [] as const } : log.readStream(...given),
  }
  const calm = new PlaceWatch({
    places: async () => places,
    log: late,
    onChange: lost => told.push(lost.map(({ of }) => of)),
    confirmMs: 1,
  })
  await calm.require()
  expect([asked, calm.held, told]).toEqual([2, true, []])
})

test('where nobody writes or follows, a lost connection is reason enough to look', async () => {
  await watch.require()
  places = [another(placeAt(4))]
  watch.doubt()
  while (told.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  expect([told, watch.held]).toEqual([[['read model tasks']], false])
})

test('while it is looked whether they hold, nobody takes it that they do', async () => {
  await watch.require()
  expect(watch.held).toBe(true)
  places = [another(placeAt(4))]
  watch.doubt()
  const looking = watch.look()
  expect(watch.held).toBe(false)
  await expect(new PlaceGuardedLog(log, watch).append('thing-3', samples(1), 'none')).rejects.toThrow(PlacesLost)
  await looking.catch(() => undefined)
  expect((await log.readStream('thing-3')).exists).toBe(false)
})
