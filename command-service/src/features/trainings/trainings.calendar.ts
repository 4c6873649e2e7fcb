// Keeps "no two trainings of a trainee on one day" around commands by which a training takes days.
// They are claimed in the calendar of the trainee (`execution/claiming`).
import type { TrainingLookUps } from '@practicum/infra/trainings/training-look-ups'
import { type Days, type DaysClaim, inTheWay } from '@practicum/shared/features/trainings/training-calendar.decider'
import { trainingCalendarId } from '@practicum/shared/features/trainings/training-calendar.events'
import type { Training, TrainingCommand, TrainingState } from '@practicum/shared/features/trainings/trainings.decider'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type Claimed, executeClaiming, takeOrFree } from '../../execution/claiming'
import { bySystem, type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { originOf } from '../people/people.lookup'
import { trainingAggregate, trainingCalendarAggregate } from './trainings.aggregates'

export type TrainingOutcome = ExecutionResult<TrainingState> | Refusal

interface Work {
  readonly id: string
  /** Whose it is. */
  readonly of: Pick<Training, 'organizationId' | 'trainee'>
  readonly request: CommandRequest<TrainingCommand, TrainingState>
  readonly context: CommandContext
}

/** Executes a command by which a training may take days. */
export class CalendarKeeper {
  constructor(
    private readonly executor: Executor,
    private readonly lookUps: Pick<TrainingLookUps, 'plannedFor'>,
  ) {}

  execute({ of, ...work }: Work): Promise<TrainingOutcome> {
    const claims = {
      held: daysOf,
      claim: (claimed: Claimed<Days>, context: CommandContext) => this.claim(of, claimed, context),
    }
    return executeClaiming(this.executor, { aggregate: trainingAggregate, claims }, work)
  }

  /** Of other trainings of the same trainee that have one of these days, the earliest first. */
  async overlapping(of: Work['of'], asked: Days & { readonly trainingId: string }): Promise<readonly Training[]> {
    const { state } = await this.executor.load(trainingCalendarAggregate, await this.calendarOf(of))
    const ids = [...new Set(inTheWay(state.claims, asked).map(({ trainingId }) => trainingId))]
    const loaded = await Promise.all(ids.map(id => this.executor.load(trainingAggregate, id)))
    const planned = loaded.flatMap(({ state: one }) => (one.status === 'planned' ? [one] : []))
    return planned.toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1))
  }

  /** Of the account that the position was given to, so that it stays when accounts are merged. */
  private async calendarOf({ organizationId, trainee }: Work['of']): Promise<string> {
    return trainingCalendarId({ organizationId, trainee: { userId: await originOf(this.executor, trainee) } })
  }

  private async claim(
    of: Work['of'],
    { held: days, holderId: trainingId, atRevision }: Claimed<Days>,
    context: CommandContext,
  ): Promise<Refusal | undefined> {
    const calendarId = await this.calendarOf(of)
    await this.begin(calendarId, of, context)
    const claim = { trainingId, ...days, atRevision }
    const request = { command: () => ({ type: 'Claim' as const, ...claim }) }
    const name = `claim/${trainingId}/${days.startAt}/${days.endAt}/${atRevision}`
    const child = childContext(provisional(context), name)
    return takeOrFree(
      () => this.executor.execute(trainingCalendarAggregate, calendarId, request, child),
      () => this.settle(calendarId, claim, context),
    )
  }

  /** What was planned before there were calendars has its days: all of it enters at once, before anything else does. */
  private async begin(
    calendarId: string,
    { organizationId, trainee }: Work['of'],
    context: CommandContext,
  ): Promise<void> {
    const { version } = await this.executor.load(trainingCalendarAggregate, calendarId)
    if (version >= 0) return
    const ids = await this.lookUps.plannedFor(organizationId, trainee.userId)
    const loaded = await Promise.all(ids.map(id => this.executor.load(trainingAggregate, id)))
    const claims = loaded.flatMap(({ state, version: atRevision }) =>
      state.status === 'planned'
        ? [{ trainingId: state.trainingId, startAt: state.startAt, endAt: state.endAt, atRevision }]
        : [],
    )
    if (claims.length === 0) return
    const request = { command: () => ({ type: 'Begin' as const, claims }) }
    const behind = childContext(provisional(bySystem(context)), `calendar/${calendarId}`)
    await this.executor.execute(trainingCalendarAggregate, calendarId, request, behind)
  }

  /** Reads the trainings in the way, and takes back what they do not hold, as of the revision read. */
  private async settle(calendarId: string, claim: DaysClaim, context: CommandContext): Promise<void> {
    const { state } = await this.executor.load(trainingCalendarAggregate, calendarId)
    const ids = new Set(inTheWay(state.claims, claim).map(({ trainingId }) => trainingId))
    for (const trainingId of ids) {
      const { state: training, version } = await this.executor.load(trainingAggregate, trainingId)
      if (version < 0) continue
      const command = { type: 'Settle' as const, trainingId, atRevision: version, days: daysOf(training) }
      const behind = childContext(provisional(bySystem(context)), `settle/${trainingId}/${version}`)
      await this.executor.execute(trainingCalendarAggregate, calendarId, { command: () => command }, behind)
    }
  }
}

const daysOf = (state: TrainingState): Days | undefined =>
  state.status === 'planned' ? { startAt: state.startAt, endAt: state.endAt } : undefined
