// Keeps the read models of an installation up, by this instance or by another: each share of them has one keeper at a time.
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { EventStore } from '@practicum/infra/event-store/port'
import { type LeasedWork, Leases } from '@practicum/infra/postgres/leases'
import type pg from 'pg'
import type { ProjectionWaterMark } from './catch-up'
import { prepareTables } from './prepare'
import type { Projection } from './projection'
import { Renewals } from './renewals'
import { ProjectionRunner } from './runner'
import type { RunnerOptions } from './runner-options'
import { Stalls } from './stalls'
import { takeUpRows } from './take-up'

export interface KeeperOptions {
  readonly store: EventStore
  readonly codec: EventCodec
  /** Connections of the projector's database role. */
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly projections: readonly Projection[]
  readonly waterMark: ProjectionWaterMark
  readonly onError: RunnerOptions['onError']
  /** Into how many shares the read models are divided, so that several instances can work at once; default 1. */
  readonly shares?: number
  readonly onApplied?: RunnerOptions['onApplied']
  readonly at?: RunnerOptions['at'] | undefined
}

export class ReadModelKeeper {
  readonly #leases: Leases
  readonly #renewals: Renewals
  #superseded = false

  constructor(private readonly options: KeeperOptions) {
    const stalls = new Stalls(options.pool)
    this.#renewals = new Renewals({ ...options, onError: error => options.onError(error, []) })
    this.#leases = new Leases({
      connection: options.connection,
      among: 'read models',
      works: sharesOf(options.projections, options.shares ?? 1).map((share, index, all) =>
        this.work(`read models ${index + 1} of ${all.length}`, share, stalls),
      ),
      onError: error => options.onError(error, []),
    })
  }

  /** Names of the shares that this instance keeps. */
  get held(): readonly string[] {
    return this.#leases.held
  }

  /** True when a newer release keeps read models that this one cannot: it keeps none any more. */
  get superseded(): boolean {
    return this.#superseded
  }

  /**
   * Resolves when the tables stand and this instance keeps what no other keeps. What an older release still keeps is built anew beside it first;
   * the older one then steps aside.
   */
  async start(): Promise<void> {
    await prepareTables(this.options, this.options.projections)
    await this.takeUp()
    await this.#leases.start()
    this.#renewals.start()
  }

  stop(): Promise<void> {
    this.#renewals.stop()
    return this.#leases.stop()
  }

  /** What rows wait for: this release may have mended its cause. */
  private async takeUp(): Promise<void> {
    for (const projection of this.options.projections) {
      await takeUpRows(this.options, projection).catch(error => this.options.onError(error, [projection.name]))
    }
  }

  private work(name: string, projections: readonly Projection[], stalls: Stalls): LeasedWork {
    return {
      name,
      begin: async () => {
        const onSuperseded = (): void => {
          this.#superseded = true
          void this.stop()
        }
        const runner = new ProjectionRunner({ ...this.options, projections, stalls, onSuperseded })
        await runner.start()
        return () => runner.stop()
      },
    }
  }
}

/** Dealt out in turn. All instances must be given the same number: the shares of another number overlap with these, and only the checkpoints then tell who may write. */
function sharesOf(projections: readonly Projection[], shares: number): readonly (readonly Projection[])[] {
  const count = Math.min(shares, projections.length)
  return Array.from({ length: count }, (_, share) => projections.filter((_, index) => index % count === share))
}
