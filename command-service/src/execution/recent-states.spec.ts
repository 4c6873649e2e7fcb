// Two processes that remember what they have read decide as if they read everything anew, whatever the order of their commands.
import { eventCodec } from '@practicum/infra/codec/codec'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import type { EventStore } from '@practicum/infra/event-store/port'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import type { SettingCommand } from '@practicum/shared/features/settings/settings.decider'
import { settingEvents } from '@practicum/shared/features/settings/settings.events'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import fc from 'fast-check'
import { settingAggregate } from '../features/settings/settings.routes'
import { systemContext } from './context'
import { Executor } from './executor'
import { RECENT_MS } from './recent-states'

const NOW = new Date('2026-11-22T10:00:00Z')
const codec = eventCodec([settingEvents], memoryPersonKeys())
const STREAMS = ['maintenance_banner', 'user_lockout']

interface Step {
  readonly process: 0 | 1
  readonly id: string
  readonly command: SettingCommand
  readonly commandId: string
  readonly expectedVersion: number | undefined
  readonly isNew: boolean
}

const command: fc.Arbitrary<SettingCommand> = fc.oneof(
  fc.record({
    type: fc.constant('ChangeBanner' as const),
    value: fc.record({ enabled: fc.boolean(), message: fc.constant('closed today') }),
  }),
  fc.record({
    type: fc.constant('ChangeLockout' as const),
    value: fc.record({ lockoutEnabled: fc.boolean(), lockoutPrimed: fc.boolean() }),
    message: fc.constant('locked'),
  }),
  fc.constant({ type: 'StartLockout' as const, message: 'locked' }),
)

const step: fc.Arbitrary<Step> = fc.record({
  process: fc.constantFrom(0, 1),
  id: fc.constantFrom(...STREAMS),
  command,
  // Few names, so that commands come again: to the same process, to the other one, with another body.
  commandId: fc.constantFrom('a', 'b', 'c'),
  expectedVersion: fc.option(fc.integer({ min: -1, max: 4 }), { nil: undefined, freq: 5 }),
  isNew: fc.boolean(),
})

const CONTEXT = systemContext('one command', NOW)
const closed = (message: string): SettingCommand => ({ type: 'ChangeBanner', value: { enabled: true, message } })
const BANNER = { command: () => closed('now'), isNew: true }

const run = (executor: Executor, { id, command: wanted, commandId, expectedVersion, isNew }: Step) =>
  executor.execute(
    settingAggregate,
    id,
    { command: () => wanted, expectedVersion, isNew },
    systemContext(`${commandId}/${id}/${JSON.stringify(wanted)}`, NOW),
  )

const twoProcesses = (store: EventStore) => [new Executor(store, codec), new Executor(store, codec)] as const

async function logOf(store: EventStore): Promise<readonly unknown[]> {
  const { events } = await store.readAll({})
  return events.map(({ id, stream, type, data, metadata }) => ({ id, stream, type, data, metadata }))
}

test('one after the other, they answer and write what a process without memory does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const [remembering, reading] = [memoryEventStore(() => NOW), memoryEventStore(() => NOW)]
      const processes = twoProcesses(remembering)
      for (const one of steps) {
        const answer = await run(processes[one.process], one)
        const wanted = await run(new Executor(reading, codec), { ...one, isNew: false })
        // What is new and comes again is answered as the first time, and not as things have become since.
        const told = (given: typeof answer) => {
          if (isRefusal(given)) return given
          const ids = given.events.map(({ id }) => id)
          return one.isNew ? { ids } : { ids, state: given.state, version: given.version }
        }
        expect(told(answer)).toEqual(told(wanted))
      }
      expect(await logOf(remembering)).toEqual(await logOf(reading))
    }),
    { numRuns: 300 },
  )
})

test('side by side, each command counts once, and each process loads what the log says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 8 }),
      fc.scheduler(),
      async (rounds, scheduler) => {
        const log = memoryEventStore(() => NOW)
        const processes = twoProcesses(interleaved(log, scheduler))
        for (const together of rounds) {
          await scheduler.waitFor(Promise.allSettled(together.map(one => run(processes[one.process], one))))
        }
        const { events } = await log.readAll({})
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
        for (const id of STREAMS) {
          const { state, version } = await new Executor(log, codec).load(settingAggregate, id)
          for (const executor of processes) {
            const seen = scheduler.waitFor(executor.load(settingAggregate, id))
            expect(await seen).toMatchObject({ state, version })
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

/** Each answer of the log comes when the scheduler lets it. */
const interleaved = (store: EventStore, scheduler: fc.Scheduler): EventStore => ({
  append: (...given) => scheduler.schedule(store.append(...given)),
  readStream: (...asked) => scheduler.schedule(store.readStream(...asked)),
  readAll: asked => store.readAll(asked),
  subscribe: options => store.subscribe(options),
  head: () => store.head(),
  last: () => store.last(),
  reaches: position => store.reaches(position),
  close: () => store.close(),
})

describe('a process', () => {
  const started = async () => {
    const log = memoryEventStore(() => NOW)
    const readStream = jest.spyOn(log, 'readStream')
    const executor = new Executor(log, codec)
    const banner = (message: string): Step => ({
      ...{ process: 0, id: 'maintenance_banner', commandId: message, expectedVersion: undefined, isNew: true },
      command: closed(message),
    })
    await run(executor, banner('first'))
    return { log, readStream, executor, banner }
  }

  test('reads neither what is new nor what it has just written', async () => {
    const { executor, readStream, banner } = await started()
    await run(executor, banner('second'))
    expect(readStream).not.toHaveBeenCalled()
  })

  test('answers what is new and comes again with what its first run wrote, and writes nothing', async () => {
    const { log, executor, banner } = await started()
    await run(executor, banner('second'))
    const again = await run(new Executor(log, codec), banner('first'))
    const { events } = await log.readAll({})
    expect(again).toMatchObject({ events: [{ id: events[0]?.id, revision: 0n }], position: events[0]?.position })
    expect(events).toHaveLength(2)
  })

  test('reads again what comes with something else under the name of a command that ran, and remembers what was written', async () => {
    const { log, banner } = await started()
    const other = new Executor(log, codec)
    const again = { ...banner('otherwise'), commandId: 'first' }
    const asked = (one: Step) =>
      other.execute(settingAggregate, one.id, { command: () => one.command, isNew: true }, CONTEXT)
    await asked({ ...again, id: 'user_lockout' })
    const answer = await asked({ ...banner('third'), id: 'user_lockout' })
    expect(answer).toMatchObject({ events: [{ data: { message: 'otherwise' } }] })
    expect((await other.load(settingAggregate, 'user_lockout')).state.banner.message).toBe('otherwise')
    expect((await log.readStream('setting-user_lockout')).events).toHaveLength(1)
  })

  test('forgets what it has read when the way to the log is lost', async () => {
    const log = memoryEventStore(() => NOW)
    let losses = 0
    const lossy = {
      append: log.append.bind(log),
      readStream: jest.fn(log.readStream.bind(log)),
      get losses() {
        return losses
      },
    } as unknown as EventStore
    const executor = new Executor(lossy, codec)
    await executor.execute(settingAggregate, 'maintenance_banner', BANNER, CONTEXT)
    losses += 1
    const other = systemContext('other', NOW)
    await executor.execute(settingAggregate, 'maintenance_banner', { ...BANNER, command: () => closed('later') }, other)
    expect(lossy.readStream).toHaveBeenCalled()
  })

  test('reads before it refuses, and before it says that there is nothing to do', async () => {
    const { executor, readStream, banner } = await started()
    expect(await run(executor, { ...banner('first'), commandId: 'again' })).toMatchObject({ events: [] })
    expect(readStream).toHaveBeenCalledTimes(1)
    expect(await run(executor, { ...banner('x'), expectedVersion: 7 })).toMatchObject({ code: 'version_conflict' })
    expect(readStream).toHaveBeenCalledTimes(2)
  })

  test('reads what it is asked for by others, from where it knows it', async () => {
    const { executor, readStream } = await started()
    await executor.load(settingAggregate, 'maintenance_banner')
    expect(readStream).toHaveBeenCalledWith('setting-maintenance_banner', { from: 0n, limit: 100 })
  })

  test('reads all of a stream whose log was restored from an earlier one', async () => {
    const { executor, banner } = await started()
    const other = memoryEventStore(() => NOW)
    await run(new Executor(other, codec), banner('other'))
    const moved = new Executor({ ...other, readStream: (...asked) => other.readStream(...asked) } as EventStore, codec)
    expect((await moved.load(settingAggregate, 'maintenance_banner')).state.banner.message).toBe('other')
    expect((await executor.load(settingAggregate, 'maintenance_banner')).state.banner.message).toBe('first')
  })

  // By the second clock less than 19 seconds lie between now and 19 seconds later: the sum loses its last digits.
  test.each([1234.5, 60_072.144_862_821_65])(
    `forgets what it has opened ${RECENT_MS / 1000} seconds ago, whatever came since, on a clock at %d`,
    async at => {
      const clock = jest.spyOn(performance, 'now')
      try {
        clock.mockReturnValue(at)
        const { executor, readStream, banner } = await started()
        clock.mockReturnValue(at + RECENT_MS - 1000)
        await run(executor, banner('second'))
        expect(readStream).not.toHaveBeenCalled()
        clock.mockReturnValue(at + RECENT_MS + 1)
        await run(executor, { ...banner('third'), isNew: false })
        expect(readStream).toHaveBeenCalled()
      } finally {
        clock.mockRestore()
      }
    },
  )
})
