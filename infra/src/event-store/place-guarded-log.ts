// The log as a process uses it whose places are held against it: where they do not hold, nothing is written and nobody who follows gets on.
import type { EventLog } from './chain'
import { ForwardingLog } from './forwarding-log'
import type { PlaceWatch } from './place-watch'
import type { AppendResult, Batch, EventStore, Expected, NewEvent, SubscribeOptions } from './port'

type Watch = Pick<PlaceWatch, 'held' | 'doubts' | 'require' | 'untilHeld'>

export class PlaceGuardedLog extends ForwardingLog {
  constructor(
    log: EventLog,
    private readonly places: Watch,
  ) {
    super(log)
  }

  get losses(): number {
    return this.places.doubts
  }

  override async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (!this.places.held) await this.places.require()
    const result = await this.log.append(stream, events, expected)
    // Lost on the way, it may have been written into another log: nobody is told that it is done.
    if (!this.places.held) await this.places.require()
    return result
  }

  /** Read models are made anew of it. */
  override async readAll(options: Parameters<EventStore['readAll']>[0]): Promise<Batch> {
    const batch = await this.log.readAll(options)
    if (!this.places.held) await this.places.require()
    return batch
  }

  /** What was read while there was doubt may be another log's: it is read again once they hold. */
  override async *subscribe(options: SubscribeOptions): AsyncGenerator<Batch, void> {
    for (let from: SubscribeOptions | undefined = options; from; ) {
      from = yield* this.whileHeld(from)
      if (from && !(await this.places.untilHeld(options.signal))) return
    }
  }

  /** Answers from where to go on after a doubt. */
  private async *whileHeld(options: SubscribeOptions): AsyncGenerator<Batch, SubscribeOptions | undefined> {
    let from = options
    for await (const batch of this.log.subscribe(options)) {
      if (!this.places.held) return from
      from = { ...from, after: batch.position }
      yield batch
    }
    return undefined
  }
}
