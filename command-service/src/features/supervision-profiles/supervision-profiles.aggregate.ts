// The aggregate of supervision profiles, one for each person.
import { audienceOf } from '@practicum/shared/access/audience'
import {
  type SupervisionProfileState,
  supervisionProfileDecider,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.decider'
import { supervisionProfileEvents } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'

export const supervisionProfileAggregate = {
  catalog: supervisionProfileEvents,
  decider: supervisionProfileDecider,
  /** Everybody of an organization has no room: others than oneself see a change when they come again. */
  audience: ({ userId }: SupervisionProfileState) =>
    userId === undefined ? [] : audienceOf(supervisionProfilePolicy.oneself, { userId }),
} as const
