// The aggregate of erasures; admins see what becomes of them.
import { audienceOf } from '@practicum/shared/access/audience'
import { type ErasureState, erasureDecider } from '@practicum/shared/features/erasures/erasures.decider'
import { erasureEvents } from '@practicum/shared/features/erasures/erasures.events'
import { erasurePolicy } from '@practicum/shared/features/erasures/erasures.policy'

const audience = (_state: ErasureState): readonly string[] => audienceOf(erasurePolicy.see, {})

export const erasureAggregate = { catalog: erasureEvents, decider: erasureDecider, audience } as const
