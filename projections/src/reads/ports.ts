// What the queries of all features work with. Made once by the composition of a process.
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import type { EventStore } from '@practicum/infra/event-store/port'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import type { CsrfTokens } from '@practicum/infra/sessions/csrf'
import type { Projection } from '../runner/projection'
import type { ReadSlots } from './slots'

export interface ReadServices {
  readonly config: Pick<Config, 'session' | 'demo'>
  readonly objects: ObjectStore
  readonly store: EventStore
  readonly codec: EventCodec
  readonly csrf: CsrfTokens
  readonly capabilities: Capabilities
  readonly attempts: AttemptLimiter
  /** Every event type there is. */
  readonly types: readonly string[]
  /** Names of the contract rows whose answers and refusals are noted. */
  readonly calls: readonly string[]
  /** Every read model: the past of a thing is folded by its own. */
  readonly projections: readonly Projection[]
  /** Ids of users with an open browser, at most some, and how many there are. */
  readonly online: () => Promise<{ readonly online: number; readonly user_ids: readonly string[] }>
  /** Read models with the number of events they are behind, and of rows that wait for one which could not be taken in. */
  readonly lag: () => Promise<readonly { name: string; position: string; lag_events: number; outdated_rows: number }[]>
  readonly slots: ReadSlots
}
