// The reservation of an application.
import { applicationDecider } from '@practicum/shared/features/placements/application.decider'
import { applicationEvents } from '@practicum/shared/features/placements/application.events'

export const applicationAggregate = { catalog: applicationEvents, decider: applicationDecider } as const
