// Keeps the read models up with the log: one reader for all that stand at the same position, rows and checkpoints in one transaction.
import { setTimeout as wait } from 'node:timers/promises'
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Batch, Position } from '@practicum/infra/event-store/port'
import { FLUSHED, inTransaction, REBUILDABLE } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import { ProjectionWaterMark } from './catch-up'
import { type Checkpoint, CheckpointMoved, moveCheckpoints, readCheckpoints } from './checkpoints'
import { groupedByPosition, type Member, namesOf, noticeSwap } from './members'
import { prepareTables } from './prepare'
import { handles } from './projection'
import { RowFolder } from './rows'
import type { RunnerOptions } from './runner-options'
import { Stalls } from './stalls'
import { READ_SCHEMA } from './table'
import { writeRows } from './write'

interface Group {
  readonly members: readonly Member[]
  position: Position
  /** In a row. */
  failures: number
}

const RETRY_MS = 250
/** Longest pause between tries of a read model that does not get on. */
const LONGEST_PAUSE_MS = 5000
/** After so many failures in a row the read models of a group go on alone: one that cannot fold an event holds up no other. */
const FAILURES_TOGETHER = 3

export class ProjectionRunner {
  readonly #stop = new AbortController()
  readonly #loops = new Set<Promise<void>>()
  readonly waterMark: ProjectionWaterMark
  readonly #stalls: Stalls

  constructor(private readonly options: RunnerOptions) {
    this.waterMark = options.waterMark ?? new ProjectionWaterMark()
    this.#stalls = options.stalls ?? new Stalls(options.pool)
  }

  /** Resolves when tables stand and reading has begun. */
  async start(): Promise<void> {
    const checkpoints = await prepareTables(this.options, this.options.projections)
    const members = this.options.projections.map(projection => ({
      projection,
      folder: new RowFolder(projection, READ_SCHEMA),
      generation: checkpoints.get(projection.name)?.generation ?? 0,
    }))
    this.followOwn(members, checkpoints)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    while (this.#loops.size > 0) await Promise.all(this.#loops)
  }

  /** Those of this release; what a newer one has built anew is its own. */
  private followOwn(members: readonly Member[], checkpoints: ReadonlyMap<string, Checkpoint>): void {
    const isOwn = ({ projection }: Member): boolean => checkpoints.get(projection.name)?.version === projection.version
    const lost = members.filter(member => !isOwn(member))
    if (lost.length > 0) this.superseded(lost)
    this.follow(members.filter(isOwn), checkpoints)
  }

  /** Those at the same position go on together. */
  private follow(members: readonly Member[], checkpoints: ReadonlyMap<string, Checkpoint>): void {
    for (const [position, group] of groupedByPosition(members, checkpoints)) {
      this.waterMark.reached(namesOf(group), position)
      this.launch(group, position)
    }
  }

  private launch(members: readonly Member[], position: Position): void {
    const loop = this.run(members, position).finally(() => this.#loops.delete(loop))
    this.#loops.add(loop)
  }

  private async run(members: readonly Member[], position: Position): Promise<void> {
    const group = { members, position, failures: 0 }
    while (!this.#stop.signal.aborted) {
      try {
        await this.keepUp(group)
      } catch (error) {
        if ((await this.recover(group, error)) === 'handed-on') return
      }
    }
  }

  private async keepUp(group: Group): Promise<void> {
    for await (const batch of this.subscribe(group.position)) {
      group.position = await this.apply(group.members, batch, group.position)
      group.failures = 0
      this.#stalls.moved(namesOf(group.members))
    }
  }

  /** `handed-on`: other loops have taken the members over. */
  private async recover(group: Group, error: unknown): Promise<'again' | 'handed-on'> {
    const { members, position } = group
    for (const { folder } of members) folder.forget()
    if (error instanceof CheckpointMoved) {
      await this.goOnFromCheckpoints(members)
      return 'handed-on'
    }
    this.options.onError(error, namesOf(members))
    await this.#stalls.failed(namesOf(members), error).catch(() => undefined)
    await this.pause(group.failures)
    group.failures += 1
    if (group.failures < FAILURES_TOGETHER || members.length === 1) return 'again'
    for (const member of members) this.launch([member], position)
    return 'handed-on'
  }

  private subscribe(after: Position): AsyncIterable<Batch> {
    return this.options.store.subscribe({ after, batchSize: this.options.batchSize ?? 1000, signal: this.#stop.signal })
  }

  /** After a few, longer from failure to failure; over at once when the runner stops. */
  private async pause(failures = 0): Promise<void> {
    const doublings = Math.max(0, failures - FAILURES_TOGETHER)
    const milliseconds = Math.min(RETRY_MS * 2 ** doublings, LONGEST_PAUSE_MS)
    await wait(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => undefined)
  }

  /** Another instance got ahead, or this one without knowing: a commit whose answer was lost. */
  private async goOnFromCheckpoints(members: readonly Member[]): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        return this.followOwn(members, await readCheckpoints(this.options.pool))
      } catch (error) {
        this.options.onError(error, namesOf(members))
        await this.pause()
      }
    }
  }

  private superseded(members: readonly Member[]): void {
    this.options.onError(new Error('another release keeps these read models'), namesOf(members))
    this.options.onSuperseded?.()
  }

  private async apply(members: readonly Member[], batch: Batch, from: Position): Promise<Position> {
    if (batch.position === from) return from
    await this.options.at?.('read')
    const concerned = members.filter(({ projection }) => batch.events.some(event => handles(projection, event.type)))
    // What concerns none of them is not read: it may be what another one cannot take in.
    const theirs = batch.events.filter(({ type }) => concerned.some(({ projection }) => handles(projection, type)))
    const events = concerned.length === 0 ? [] : await this.options.codec.decode(theirs)
    const work = { members, concerned, events, from, to: batch.position }
    const begin = concerned.some(({ projection }) => projection.synchronousCommit) ? FLUSHED : REBUILDABLE
    await inTransaction(this.options.pool, client => this.transact(client, work), begin)
    await this.options.at?.('committed')
    this.waterMark.reached(namesOf(members), batch.position)
    this.options.onApplied?.(namesOf(concerned), batch)
    return batch.position
  }

  private async transact(client: pg.PoolClient, work: Work): Promise<void> {
    const models = work.members.map(({ projection }) => projection)
    const generations = await moveCheckpoints(client, models, work)
    for (const member of work.members) noticeSwap(member, generations)
    for (const { projection, folder } of work.concerned) {
      const relevant = work.events.filter(event => handles(projection, event.type))
      const written = await folder.fold(relevant, async (sql, values) => (await client.query(sql, [...values])).rows)
      await this.options.at?.('folded')
      await writeRows(client, projection.table, READ_SCHEMA, written)
    }
    await this.options.at?.('written')
  }
}

interface Work {
  readonly members: readonly Member[]
  readonly concerned: readonly Member[]
  readonly events: readonly StoredEvent[]
  readonly from: Position
  readonly to: Position
}
