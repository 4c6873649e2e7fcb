// Reads what waits behind the read models, and what was set aside there.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import { EFFECT_TRIES } from '@practicum/shared/contract/platform-health'
import { EFFECTS_TOLD, platformQueues } from '@practicum/shared/features/dashboards/queues.contract'
import type { ReadServices } from '../../reads/ports'

export const queuesQuery = ({ observed, setAside }: Pick<ReadServices, 'observed' | 'setAside'>): QueryBinding =>
  bindQuery(platformQueues, [], async () => {
    const [{ unsentSeconds }, { total, effects }] = await Promise.all([observed(), setAside(EFFECTS_TOLD)])
    return {
      unsent_seconds: unsentSeconds === null ? null : Math.round(unsentSeconds),
      tries: EFFECT_TRIES,
      total,
      effects: effects.map(({ eventId, consumer, stream, failure, parkedAt, replayRequestedAt }) => ({
        event_id: eventId,
        consumer,
        thing: stream.replace(/-.*/s, ''),
        failure,
        since: parkedAt.toISOString(),
        again_since: replayRequestedAt?.toISOString() ?? null,
      })),
    }
  })
