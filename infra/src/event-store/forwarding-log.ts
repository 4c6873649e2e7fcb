// A log that hands everything on to another one, for those that stand before it and look at some of it.
import type { ChainedEvent, ChainedPage, EventLog } from './chain'
import type {
  AppendResult,
  Batch,
  EventStore,
  Expected,
  NewEvent,
  Position,
  ReadOptions,
  StreamRead,
  SubscribeOptions,
} from './port'

export abstract class ForwardingLog implements EventLog {
  constructor(protected readonly log: EventLog) {}

  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    return this.log.append(stream, events, expected)
  }

  readStream(stream: string, options?: ReadOptions): Promise<StreamRead> {
    return this.log.readStream(stream, options)
  }

  readAll(options: Parameters<EventStore['readAll']>[0]): Promise<Batch> {
    return this.log.readAll(options)
  }

  subscribe(options: SubscribeOptions): AsyncIterable<Batch> {
    return this.log.subscribe(options)
  }

  head(): Promise<Position> {
    return this.log.head()
  }

  last(): Promise<Position> {
    return this.log.last()
  }

  reaches(position: Position): Promise<boolean> {
    return this.log.reaches(position)
  }

  readChained(options?: Parameters<EventLog['readChained']>[0]): Promise<ChainedPage> {
    return this.log.readChained(options)
  }

  settled(waiting: () => void): Promise<void> {
    return this.log.settled(waiting)
  }

  restore(events: readonly ChainedEvent[]): Promise<void> {
    return this.log.restore(events)
  }

  close(): Promise<void> {
    return this.log.close()
  }
}
