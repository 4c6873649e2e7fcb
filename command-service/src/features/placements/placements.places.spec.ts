// Places at a site against an event store without reactions: what is claimed and never written, and what has ceased to hold a place, is found where it is met.
import { eventCodec } from '@practicum/infra/codec/codec'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import type { EventStore } from '@practicum/infra/event-store/port'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import { applicationEvents } from '@practicum/shared/features/placements/application.events'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { siteNameEvents } from '@practicum/shared/features/supervision-sites/site-names.events'
import type { SiteSlotCommand } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { planTraining } from '@practicum/tests/planning'
import { unwrapOrThrow } from '@practicum/tests/unwrap-or-throw'
import { systemContext } from '../../execution/context'
import { Executor } from '../../execution/executor'
import { siteSlotAggregate } from '../supervision-sites/site-slots.aggregate'
import { seedSite } from '../supervision-sites/supervision-sites.seeding'
import { placementAggregate } from './placements.aggregate'
import { executeCounting, executePlacing } from './placements.applications'
import { executeOnSlot, type Looked, settlePlace } from './placements.places'
import { openPlacement, takeStep } from './placements.seeding'

const by = { userId: newId(), positionId: newId() }
const supervisor = { userId: newId(), positionId: newId() }
const catalogs = [applicationEvents, placementEvents, siteEvents, siteNameEvents, siteSlotEvents, trainingEvents]

let reads: string[] = []
let before: ((stream: string) => Promise<void>) | undefined
const memory = memoryEventStore()
const store: EventStore = new Proxy(memory, {
  get(target, name: keyof EventStore) {
    if (name === 'readStream') {
      return (...args: Parameters<EventStore['readStream']>) => {
        reads.push(args[0])
        return target.readStream(...args)
      }
    }
    if (name !== 'append') return target[name]
    return async (...args: Parameters<EventStore['append']>) => {
      await before?.(args[0])
      return target.append(...args)
    }
  },
})
/** What happens once, right before a placement is written. */
const beforePlacement = (work: () => Promise<unknown>) => {
  before = async stream => {
    if (!stream.startsWith('placement-')) return
    before = undefined
    await work()
  }
}

const codec = eventCodec(catalogs, memoryPersonKeys())
const executor = new Executor(store, codec)
const NOW = new Date('2026-09-01T12:00:00Z')
const context = (now = NOW) => systemContext(newId(), now)

const organizationId = newId()
const newSite = async () => {
  const site = { ...siteEvents.definitions.SiteAdded.sample, organizationId, name: `Bayview ${newId()}` }
  return unwrapOrThrow(await seedSite({ executor }, site, context()))
}
const YEAR = { startAt: '2026-01-01', endAt: '2026-12-31' }
const onSlot = (command: SiteSlotCommand & { slotId: string }) => {
  const here = context()
  const run = () => executor.execute(siteSlotAggregate, command.siteId, { command: () => command }, here)
  return executeOnSlot(executor, command, run, here)
}

async function newPlacement(siteId: string): Promise<string> {
  const sample = trainingEvents.definitions.TrainingPlanned.sample
  const trainee = { userId: newId(), positionId: newId() }
  const planned = { ...sample, organizationId, trainee, ...training }
  const trainingId = unwrapOrThrow(await planTraining({ executor }, planned, context()))
  const asked = { organizationId, siteId, trainingId, supervisor, ...initiallyOf(placementContent), agreements: [] }
  const id = unwrapOrThrow(await openPlacement({ executor }, asked, context()))
  unwrapOrThrow(await takeStep({ executor }, id, { type: 'JoinSupervisor', supervisor }, context()))
  unwrapOrThrow(await takeStep({ executor }, id, { type: 'SubmitPlacement' }, context()))
  return id
}

/** A site with so many places, and placements that wait for a decision. */
async function scene(places: number, count: number) {
  const [siteId, slotId] = [await newSite(), newId()]
  const slot = { siteId, slotId, organizationId, ...YEAR, places }
  unwrapOrThrow(await onSlot({ type: 'PublishSlot', ...slot }))
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await newPlacement(siteId))
  return { slot, siteId, ids: ids as [string, string, ...string[]] }
}

const approve = (id: string, here = context(), expectedVersion?: number, looked?: Looked) => {
  const request = { command: (): PlacementCommand => ({ type: 'ApprovePlacement', by }), expectedVersion }
  return executePlacing(executor, { id, request, context: here }, looked)
}
const archive = (id: string, archived = true) =>
  executeCounting(executor, id, { command: () => ({ type: 'SetArchived', archived, by }) }, context())
/** Of the training of each. */
const training = { startAt: '2026-09-01', endAt: '2026-10-01' }
const change = (id: string, firstDay: string | null, here = context(), expectedVersion?: number) => {
  const days = { firstDay, lastDay: null, training, loggedOutside: { before: 0, after: 0 } }
  const request = { command: (): PlacementCommand => ({ type: 'ChangeDays', by, asTrainee: false, ...days }) }
  return executePlacing(executor, { id, request: { ...request, expectedVersion }, context: here })
}
const comment = (id: string) => {
  const command: PlacementCommand = { type: 'CommentOnPlacement', commentId: newId(), by, body: 'Soon.' }
  return executor.execute(placementAggregate, id, { command: () => command }, context())
}
const codeOf = (outcome: unknown): string | undefined => (isRefusal(outcome) ? outcome.code : undefined)
const holdersAt = async (siteId: string) => {
  const { state } = await executor.load(siteSlotAggregate, siteId)
  return state.places.filter(({ holds }) => holds).map(({ placementId }) => placementId)
}

test('a claim behind which the approval met a conflict is taken back at once', async () => {
  const { siteId, ids } = await scene(1, 1)
  const [id] = ids
  const { version } = await executor.load(placementAggregate, id)
  beforePlacement(() => comment(id))
  expect(codeOf(await approve(id, context(), version))).toBe('version_conflict')
  expect(await holdersAt(siteId)).toEqual([])
  unwrapOrThrow(await approve(id))
  expect(await holdersAt(siteId)).toEqual([id])
})

test('what is told late of a placement changes nothing', async () => {
  const { siteId, ids } = await scene(1, 1)
  const [id] = ids
  unwrapOrThrow(await approve(id))
  unwrapOrThrow(await archive(id))
  await settlePlace(executor, id, context())
  const { state } = await executor.load(placementAggregate, id)
  if (state.status === 'unknown') throw new Error('There is no placement.')
  const trainee = { userId: state.traineeId, positionId: state.traineePositionId }
  const late: SiteSlotCommand = {
    ...{ type: 'SettlePlace', siteId, placementId: id, trainee, day: '2026-09-01', holds: false, atRevision: 1 },
    dayRevision: 0,
  }
  await executor.execute(siteSlotAggregate, siteId, { command: () => late }, context())
  expect((await executor.load(siteSlotAggregate, siteId)).state.places).toEqual([])
})

test('a period is removed, or has fewer places, where those that held one have ceased to', async () => {
  for (const command of ['RemoveSlot', 'ChangeSlot'] as const) {
    const { slot, ids } = await scene(2, 2)
    for (const id of ids) unwrapOrThrow(await approve(id))
    const asked = { ...slot, type: command, places: 1 }
    expect(codeOf(await onSlot(asked))).toBe(command === 'RemoveSlot' ? 'site_slot.held' : 'site_slot.taken')
    for (const id of ids) unwrapOrThrow(await archive(id))
    expect(codeOf(await onSlot(asked))).toBeUndefined()
  }
})

test('a claim whose command died holds a minute, and is asked again when the command is repeated', async () => {
  const { siteId, ids } = await scene(1, 2)
  const [first, second] = ids
  const dying = context()
  beforePlacement(() => Promise.reject(new Error('The process ends.')))
  await expect(approve(first, dying)).rejects.toThrow('The process ends.')
  expect(codeOf(await approve(second))).toBe('site_slot.full')
  expect(await holdersAt(siteId)).toEqual([first])
  unwrapOrThrow(await approve(second, context(new Date(NOW.getTime() + 61_000))))
  expect(await holdersAt(siteId)).toEqual([second])
  expect(codeOf(await approve(first, dying))).toBe('site_slot.full')
  unwrapOrThrow(await archive(second))
  unwrapOrThrow(await approve(first, dying))
  expect(await holdersAt(siteId)).toEqual([first])
})

test('of many approvals that meet a full period, the first alone looks at who holds a place', async () => {
  const { ids } = await scene(1, 4)
  const [holder, ...others] = ids
  unwrapOrThrow(await approve(holder))
  const looked: Looked = new Set()
  reads = []
  for (const id of others) expect(codeOf(await approve(id, context(), undefined, looked))).toBe('site_slot.full')
  expect(reads.filter(stream => stream === `placement-${holder}`)).toHaveLength(1)
})

describe('days of its own', () => {
  const SEPTEMBER = { startAt: '2026-09-01', endAt: '2026-09-14' }
  const LATER = { startAt: '2026-09-15', endAt: '2026-10-31' }
  const [EARLY, LATE] = ['2026-09-02', '2026-09-20']

  /** A site with a place in each of two periods, and placements that are approved as of their training. */
  async function twoPeriods(count: number) {
    const siteId = await newSite()
    for (const period of [SEPTEMBER, LATER]) {
      const slot = { siteId, slotId: newId(), organizationId, ...period, places: 1 }
      unwrapOrThrow(await onSlot({ type: 'PublishSlot', ...slot }))
    }
    const ids: string[] = []
    for (let index = 0; index < count; index++) ids.push(await newPlacement(siteId))
    return { siteId, ids: ids as [string, string] }
  }
  const holdsOn = async (siteId: string) => {
    const { state } = await executor.load(siteSlotAggregate, siteId)
    return state.places.filter(({ holds }) => holds).map(({ placementId, day }) => [placementId, day])
  }

  test('what is approved takes its place where it begins then, and leaves the one that it had', async () => {
    const { siteId, ids } = await twoPeriods(2)
    const [first, second] = ids
    unwrapOrThrow(await approve(first))
    expect(codeOf(await approve(second))).toBe('site_slot.full')
    unwrapOrThrow(await change(first, LATE))
    expect(await holdsOn(siteId)).toEqual([[first, LATE]])
    unwrapOrThrow(await approve(second))
    expect(codeOf(await change(second, LATE))).toBe('site_slot.full')
    unwrapOrThrow(await change(second, EARLY))
    expect(await holdsOn(siteId)).toEqual([
      [first, LATE],
      [second, EARLY],
    ])
  })

  test('what asks for a place asks for one there, and is not refused', async () => {
    const { siteId, ids } = await twoPeriods(2)
    const [holder, asking] = ids
    unwrapOrThrow(await change(holder, LATE))
    unwrapOrThrow(await approve(holder))
    await settlePlace(executor, asking, context())
    unwrapOrThrow(await change(asking, LATE))
    await settlePlace(executor, asking, context())
    const { state } = await executor.load(siteSlotAggregate, siteId)
    const known = state.places.map(({ placementId, day, holds }) => [placementId, day, holds])
    expect(known).toEqual(expect.arrayContaining([[asking, LATE, false]]))
  })

  test('behind a claim that met a conflict it has the place of before at once', async () => {
    const { siteId, ids } = await twoPeriods(1)
    const [id] = ids
    unwrapOrThrow(await approve(id))
    const { version } = await executor.load(placementAggregate, id)
    beforePlacement(() => comment(id))
    expect(codeOf(await change(id, LATE, context(), version))).toBe('version_conflict')
    expect(await holdsOn(siteId)).toEqual([[id, training.startAt]])
    unwrapOrThrow(await change(id, LATE))
    expect(await holdsOn(siteId)).toEqual([[id, LATE]])
  })

  test('a claim whose command died gives way after a minute to whoever asks, and is asked again with its command', async () => {
    const { siteId, ids } = await twoPeriods(2)
    const [first, second] = ids
    unwrapOrThrow(await approve(first))
    const dying = context()
    beforePlacement(() => Promise.reject(new Error('The process ends.')))
    await expect(change(first, LATE, dying)).rejects.toThrow('The process ends.')
    unwrapOrThrow(await change(second, LATE))
    expect(codeOf(await approve(second))).toBe('site_slot.full')
    unwrapOrThrow(await approve(second, context(new Date(NOW.getTime() + 61_000))))
    expect(await holdsOn(siteId)).toEqual([
      [first, training.startAt],
      [second, LATE],
    ])
    expect(codeOf(await change(first, LATE, dying))).toBe('site_slot.full')
    unwrapOrThrow(await archive(second))
    unwrapOrThrow(await change(first, LATE, dying))
    expect(await holdsOn(siteId)).toEqual([[first, LATE]])
  })
})
