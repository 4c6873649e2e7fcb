// The aggregates of what placements refer to, and the reservation of an application.
import { applicationDecider } from '@practicum/shared/features/placements/application.decider'
import { applicationEvents } from '@practicum/shared/features/placements/application.events'
import { trainingDecider } from '@practicum/shared/features/placements/references.decider'
import { trainingEvents } from '@practicum/shared/features/placements/references.events'

export const trainingAggregate = { catalog: trainingEvents, decider: trainingDecider } as const
export const applicationAggregate = { catalog: applicationEvents, decider: applicationDecider } as const
