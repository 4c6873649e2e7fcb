// Keeps the read models up with the log: one reader for all that stand at the same position, rows and checkpoints in one transaction.
import { setTimeout as wait } from 'node:timers/promises'
import type { Batch, Position } from '@practicum/infra/event-store/port'
import { FLUSHED, inTransaction, REBUILDABLE } from '@practicum/infra/postgres/transaction'
import { ProjectionWaterMark } from './catch-up'
import { type Checkpoint, CheckpointMoved, readCheckpoints } from './checkpoints'
import { commitAtOnce, NotAsRemembered } from './commit-at-once'
import { commitBatch, type Mode, nextMode, type Work } from './commit-batch'
import { decodeEach } from './decode-each'
import { groupedByPosition, type Member, namesOf } from './members'
import { prepareTables } from './prepare'
import { handles } from './projection'
import { RowFolder } from './rows'
import type { RunnerOptions } from './runner-options'
import { Stalls } from './stalls'
import { READ_SCHEMA } from './table'

interface Group {
  readonly members: readonly Member[]
  position: Position
  /** In a row. */
  failures: number
  mode: Mode
}

const RETRY_MS = 250
/** Longest pause between tries of a read model that does not get on. */
const LONGEST_PAUSE_MS = 5000
/** After so many failures in a row an event that cannot be folded is parked; where that is not why, the read models of a group go on alone. */
const TRIES = 3

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
      holdsParked: false,
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
    const group: Group = { members, position, failures: 0, mode: 'strict' }
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
      group.position = await this.apply(group, batch)
      group.failures = 0
      group.mode = 'strict'
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
    const mode = group.failures < TRIES ? group.mode : nextMode(group.mode, error)
    group.mode = mode ?? group.mode
    if (mode !== undefined || members.length === 1) return 'again'
    for (const member of members) this.launch([member], position)
    return 'handed-on'
  }

  private subscribe(after: Position): AsyncIterable<Batch> {
    return this.options.store.subscribe({ after, batchSize: this.options.batchSize ?? 1000, signal: this.#stop.signal })
  }

  /** After a few, longer from failure to failure; over at once when the runner stops. */
  private async pause(failures = 0): Promise<void> {
    const doublings = Math.max(0, failures - TRIES)
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

  private async apply({ members, position: from, mode }: Group, batch: Batch): Promise<Position> {
    if (batch.position === from) return from
    await this.options.at?.('read')
    const concerned = members.filter(({ projection }) => batch.events.some(event => handles(projection, event.type)))
    // What concerns none of them is not read: it may be what another one cannot take in.
    const theirs = batch.events.filter(({ type }) => concerned.some(({ projection }) => handles(projection, type)))
    const decode = this.options.codec.decode.bind(this.options.codec)
    const events = concerned.length === 0 ? [] : await decodeEach(decode, theirs)
    const work: Work = { members, concerned, events, from, to: batch.position, last: batch.events.at(-1), mode }
    const begin = concerned.some(({ projection }) => projection.synchronousCommit) ? FLUSHED : REBUILDABLE
    const { losses } = this.waterMark
    await this.commit(work, begin)
    await this.options.at?.('committed')
    this.waterMark.reached(namesOf(members), batch.position, losses)
    this.options.onApplied?.(namesOf(concerned), batch)
    return batch.position
  }
  private async commit(work: Work, begin: string): Promise<void> {
    const { pool, at } = this.options
    const isOrdinary = work.mode === 'strict' && !work.members.some(({ holdsParked }) => holdsParked)
    if (isOrdinary && (await this.committedAtOnce(work, begin === FLUSHED))) return
    await inTransaction(pool, client => commitBatch(client, work, at), begin)
  }

  private async committedAtOnce(work: Work, isFlushed: boolean): Promise<boolean> {
    try {
      await commitAtOnce(this.options.pool, work, { isFlushed, at: this.options.at })
      return true
    } catch (error) {
      if (!(error instanceof NotAsRemembered)) throw error
      for (const { folder } of work.concerned) folder.forget()
      return false
    }
  }
}
