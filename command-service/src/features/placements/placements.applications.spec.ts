// Placements against an event store: the same application counts at most once, whatever crosses what.

import { eventCodec } from '@practicum/infra/codec/codec'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import type { EventStore } from '@practicum/infra/event-store/port'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import { applicationEvents, applicationId } from '@practicum/shared/features/placements/application.events'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { countsAsApplication } from '@practicum/shared/features/placements/placements.transitions'
import { siteNameEvents } from '@practicum/shared/features/supervision-sites/site-names.events'
import type { SiteSlotCommand } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { planTraining } from '@practicum/tests/planning'
import { unwrapOrThrow } from '@practicum/tests/unwrap-or-throw'
import { systemContext } from '../../execution/context'
import { Executor } from '../../execution/executor'
import { siteSlotAggregate } from '../supervision-sites/site-slots.aggregate'
import { seedSite } from '../supervision-sites/supervision-sites.seeding'
import { placementAggregate } from './placements.aggregate'
import { executeCounting, executePlacing } from './placements.applications'
import { settlePlace } from './placements.places'
import { openPlacement, takeStep } from './placements.seeding'
import { applicationAggregate } from './references.aggregates'

const by = { userId: newId(), positionId: newId() }
const supervisor = { userId: newId(), positionId: newId() }
const catalogs = [applicationEvents, placementEvents, siteEvents, siteNameEvents, siteSlotEvents, trainingEvents]

/** What happens once, right before a placement is written. */
let meanwhile: (() => Promise<unknown>) | undefined
async function beforeWriting(name: 'append' | 'readStream', stream: unknown): Promise<void> {
  if (name !== 'append' || !String(stream).startsWith('placement-')) return
  const work = meanwhile
  meanwhile = undefined
  await work?.()
}

/** Lets other work in before every access, a different number of times each. */
function shuffled(store: EventStore): EventStore {
  const others = async (): Promise<void> => {
    for (let left = Math.floor(Math.random() * 4); left > 0; left--) await new Promise(resolve => setImmediate(resolve))
  }
  return new Proxy(store, {
    get(target, name: keyof EventStore) {
      if (name !== 'append' && name !== 'readStream') return target[name]
      const method = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>
      return async (...args: unknown[]) => {
        await others()
        await beforeWriting(name, args[0])
        return method(...args)
      }
    },
  })
}

const codec = eventCodec(catalogs, memoryPersonKeys())
const executor = new Executor(shuffled(memoryEventStore()), codec)
const context = (id = newId()) => systemContext(id, new Date('2026-09-01T12:00:00Z'))

const siteIn = async (organizationId: string, name = 'Bayview'): Promise<string> => {
  const site = { ...siteEvents.definitions.SiteAdded.sample, organizationId, name }
  return unwrapOrThrow(await seedSite({ executor }, site, context()))
}

async function newApplication() {
  const organizationId = newId()
  const training = {
    ...trainingEvents.definitions.TrainingPlanned.sample,
    organizationId,
    trainee: { userId: newId(), positionId: newId() },
  }
  const trainingId = unwrapOrThrow(await planTraining({ executor }, training, context()))
  const siteId = await siteIn(organizationId)
  return { organizationId, siteId, trainingId, supervisor, ...initiallyOf(placementContent), agreements: [] }
}

type Application = Awaited<ReturnType<typeof newApplication>>

const open = (application: Application, id?: string) => openPlacement({ executor }, application, context(id))

async function readyPlacement(application: Application): Promise<string> {
  const id = unwrapOrThrow(await open(application))
  unwrapOrThrow(await takeStep({ executor }, id, { type: 'JoinSupervisor', supervisor }, context()))
  await submit(id)
  return id
}

/** Where it was submitted before, this is refused and changes nothing. */
const submit = (id: string) => takeStep({ executor }, id, { type: 'SubmitPlacement' }, context())

const COMMANDS = { deny: 'DenyPlacement', reopen: 'ReopenPlacement' } as const
const decide = (decision: 'deny' | 'reopen'): PlacementCommand => ({ type: COMMANDS[decision], by, reason: 'full' })
const archive = (archived: boolean): PlacementCommand => ({ type: 'SetArchived', archived, by })
const run = (id: string, command: PlacementCommand) =>
  executeCounting(executor, id, { command: () => command }, context())

async function counting(ids: readonly (string | Refusal)[]): Promise<number> {
  const opened = [...new Set(ids.filter(id => !isRefusal(id)))] as string[]
  const loaded = await Promise.all(opened.map(id => executor.load(placementAggregate, id)))
  return loaded.filter(({ state }) => state.status !== 'unknown' && countsAsApplication(state)).length
}

const codeOf = (outcome: unknown): string | undefined => (isRefusal(outcome) ? outcome.code : undefined)

test('PLACE3-016 the second application for the same site and training is refused, for another site it is not', async () => {
  const application = await newApplication()
  const { organizationId } = application
  unwrapOrThrow(await open(application))
  expect(codeOf(await open(application))).toBe('placement.duplicate')
  unwrapOrThrow(await open({ ...application, siteId: await siteIn(organizationId, 'Harborside') }))
})

test('a site of another organization is as unknown as one that does not exist', async () => {
  const application = await newApplication()
  const siteId = await siteIn(newId())
  expect(codeOf(await open({ ...application, siteId }))).toBe('placement.reference_unknown')
  expect(codeOf(await open({ ...application, siteId: newId() }))).toBe('placement.reference_unknown')
})

test('a repeat with the same command id answers the same placement', async () => {
  const application = await newApplication()
  const id = newId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => open(application, id)))
  expect(new Set(answers).size).toBe(1)
  expect(await counting(answers)).toBe(1)
})

test.each([
  ['denied', decide('deny'), decide('reopen')],
  ['archived', archive(true), archive(false)],
] as const)('PLACE3-016 what is %s makes room, and comes back only while there is room', async (_name, away, back) => {
  const application = await newApplication()
  const first = await readyPlacement(application)
  unwrapOrThrow(await run(first, away))
  unwrapOrThrow(await run(first, back))
  await submit(first)
  expect(codeOf(await open(application))).toBe('placement.duplicate')
  unwrapOrThrow(await run(first, away))
  const second = unwrapOrThrow(await open(application))
  expect(codeOf(await run(first, back))).toBe('placement.duplicate')
  unwrapOrThrow(await run(second, archive(true)))
  unwrapOrThrow(await run(first, back))
})

test('a crash between denial and release leaves no application locked', async () => {
  const application = await newApplication()
  const first = await readyPlacement(application)
  unwrapOrThrow(await executor.execute(placementAggregate, first, { command: () => decide('deny') }, context()))
  unwrapOrThrow(await open(application))
})

test('an archived placement that is brought back in vain takes neither its application nor its place', async () => {
  const application = await newApplication()
  const { organizationId, siteId } = application
  const period = { slotId: newId(), startAt: '2026-01-01', endAt: '2026-12-31', places: 1 }
  const publish: SiteSlotCommand = { type: 'PublishSlot', siteId, organizationId, ...period }
  unwrapOrThrow(await executor.execute(siteSlotAggregate, siteId, { command: () => publish }, context()))
  const id = await readyPlacement(application)
  const approve: PlacementCommand = { type: 'ApprovePlacement', by }
  unwrapOrThrow(await executePlacing(executor, { id, request: { command: () => approve }, context: context() }))
  unwrapOrThrow(await run(id, archive(true)))
  await settlePlace(executor, id, context())
  const takenBy = async () => {
    const placement = await executor.load(placementAggregate, id)
    if (placement.state.status === 'unknown') throw new Error('There is no placement.')
    const reserved = await executor.load(applicationAggregate, applicationId(placement.state))
    const site = await executor.load(siteSlotAggregate, siteId)
    const places = site.state.places.map(({ placementId }) => placementId)
    return { version: placement.version, application: reserved.state.heldBy, places }
  }
  const { version: expectedVersion } = await takenBy()
  const comment: PlacementCommand = { type: 'CommentOnPlacement', commentId: newId(), by, body: 'Soon.' }
  meanwhile = () => executor.execute(placementAggregate, id, { command: () => comment }, context())
  const back = { command: () => archive(false), expectedVersion }
  expect(codeOf(await executeCounting(executor, id, back, context()))).toBe('version_conflict')
  expect(await takenBy()).toMatchObject({ application: undefined, places: [] })
  unwrapOrThrow(await run(id, archive(false)))
  expect(await takenBy()).toMatchObject({ application: id, places: [id] })
})

test('PLACE3-016 of parallel applications one is opened, 100 rounds', async () => {
  for (let round = 0; round < 100; round++) {
    const application = await newApplication()
    const ids = await Promise.all([open(application), open(application), open(application)])
    expect(await counting(ids)).toBe(1)
  }
})

test('PLACE3-016 reopening, denying and applying anew may cross: never do two count, 200 rounds', async () => {
  for (let round = 0; round < 200; round++) {
    const application = await newApplication()
    const first = await readyPlacement(application)
    const racing = [run(first, decide('deny')), run(first, decide('reopen')), open(application)] as const
    const [, , second] = await Promise.all(racing)
    expect(await counting([first, second])).toBeLessThanOrEqual(1)
  }
})

test('events of placements survive the log', async () => {
  for (const catalog of catalogs) {
    for (const [type, { sample: data }] of Object.entries(catalog.definitions)) {
      const stream = `${catalog.aggregate}-${newId()}`
      const { meta } = context()
      const encoded = await codec.encode(stream, [{ id: newId(), event: { type, data }, meta }])
      const store = memoryEventStore()
      await store.append(stream, encoded, 'none')
      const { events } = await store.readStream(stream)
      expect(await codec.decode(events)).toMatchObject([{ type, data }])
      expect(JSON.stringify(events[0]?.data)).not.toMatch(/no opening|called the site/)
    }
  }
})
