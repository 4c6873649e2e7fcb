// Keeps "no two trainings of a trainee on one day" around commands by which a training takes days.
//
// Before it takes them they are claimed in the calendar of the trainee, for the exact revision that will be written. Nothing is settled behind it: a claim
// of what has other days by now, or none, is taken back as soon as another training meets it. A crash between claim and write leaves a claim too many,
// never one day twice: it holds until its command is repeated.
import type { TrainingLookUps } from '@practicum/infra/trainings/training-look-ups'
import { type Days, type DaysClaim, inTheWay } from '@practicum/shared/features/trainings/training-calendar.decider'
import { trainingCalendarId } from '@practicum/shared/features/trainings/training-calendar.events'
import {
  type Training,
  type TrainingCommand,
  type TrainingState,
  trainingDecider,
} from '@practicum/shared/features/trainings/trainings.decider'
import { fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { trainingAggregate, trainingCalendarAggregate } from './trainings.aggregates'

export type TrainingOutcome = ExecutionResult<TrainingState> | Refusal

interface Work {
  readonly id: string
  /** Whose it is. */
  readonly of: Pick<Training, 'organizationId' | 'trainee'>
  readonly request: CommandRequest<TrainingCommand, TrainingState>
  readonly context: CommandContext
}

const TRIES = 6

/** Executes a command by which a training may take days. */
export class CalendarKeeper {
  constructor(
    private readonly executor: Executor,
    private readonly lookUps: Pick<TrainingLookUps, 'plannedFor'>,
  ) {}

  async execute(work: Work): Promise<TrainingOutcome> {
    for (let tries = 1; ; tries++) {
      const outcome = await this.attempt(work)
      if (outcome !== 'moved') return outcome
      if (tries === TRIES) return refuse('version_conflict', {}, { kind: 'conflict' })
    }
  }

  /** Of other trainings of the same trainee that have one of these days, the earliest first. */
  async overlapping(of: Work['of'], asked: Days & { readonly trainingId: string }): Promise<readonly Training[]> {
    const { state } = await this.executor.load(trainingCalendarAggregate, trainingCalendarId(of))
    const ids = [...new Set(inTheWay(state.claims, asked).map(({ trainingId }) => trainingId))]
    const loaded = await Promise.all(ids.map(id => this.executor.load(trainingAggregate, id)))
    const planned = loaded.flatMap(({ state: one }) => (one.status === 'planned' ? [one] : []))
    return planned.toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1))
  }

  /** Decides on exactly the state that was looked at: on a later one the same command might take days unclaimed. `moved`: somebody wrote meanwhile. */
  private async attempt({ id, of, request, context }: Work): Promise<TrainingOutcome | 'moved'> {
    const { state, version, ran } = await this.executor.load(trainingAggregate, id, context.commandId)
    const taken = ran ? undefined : takenBy(request, state)
    const claim = taken && { trainingId: id, ...taken, atRevision: version + 1 }
    const refused = claim && (await this.claim(trainingCalendarId(of), claim, { of, context }))
    if (refused) return refused
    const exactly = ran ? request : { ...request, expectedVersion: version }
    const outcome = await this.executor.execute(trainingAggregate, id, exactly, context)
    return isRefusal(outcome) && outcome.code === 'version_conflict' ? 'moved' : outcome
  }

  private async claim(
    calendarId: string,
    claim: DaysClaim,
    { of, context }: Pick<Work, 'of' | 'context'>,
  ): Promise<Refusal | undefined> {
    await this.begin(calendarId, of, context)
    const { trainingId, startAt, endAt, atRevision } = claim
    const name = `claim/${trainingId}/${startAt}/${endAt}/${atRevision}`
    const request = { command: () => ({ type: 'Claim' as const, ...claim }) }
    const take = () =>
      this.executor.execute(trainingCalendarAggregate, calendarId, request, childContext(provisional(context), name))
    if (!isRefusal(await take())) return undefined
    await this.settle(calendarId, claim, context)
    const outcome = await take()
    return isRefusal(outcome) ? outcome : undefined
  }

  /** What was planned before there were calendars has its days: all of it enters at once, before anything else does. */
  private async begin(calendarId: string, { trainee }: Work['of'], context: CommandContext): Promise<void> {
    const { version } = await this.executor.load(trainingCalendarAggregate, calendarId)
    if (version >= 0) return
    const ids = await this.lookUps.plannedFor(trainee.positionId)
    const loaded = await Promise.all(ids.map(id => this.executor.load(trainingAggregate, id)))
    const claims = loaded.flatMap(({ state, version: atRevision }) =>
      state.status === 'planned'
        ? [{ trainingId: state.trainingId, startAt: state.startAt, endAt: state.endAt, atRevision }]
        : [],
    )
    if (claims.length === 0) return
    const request = { command: () => ({ type: 'Begin' as const, claims }) }
    const behind = childContext(provisional(onBehalfOfSystem(context)), `calendar/${calendarId}`)
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
      const behind = childContext(provisional(onBehalfOfSystem(context)), `settle/${trainingId}/${version}`)
      await this.executor.execute(trainingCalendarAggregate, calendarId, { command: () => command }, behind)
    }
  }
}

const daysOf = (state: TrainingState): Days | undefined =>
  state.status === 'planned' ? { startAt: state.startAt, endAt: state.endAt } : undefined

/** The days that the command would give it, where they are others; none where it is refused. */
function takenBy(request: CommandRequest<TrainingCommand, TrainingState>, state: TrainingState): Days | undefined {
  const command = request.command(state)
  const decision = isRefusal(command) ? command : trainingDecider.decide(command, state)
  if (isRefusal(decision)) return undefined
  const [before, after] = [daysOf(state), daysOf(fold(trainingDecider, state, decision))]
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
}

const onBehalfOfSystem = (context: CommandContext): CommandContext => ({
  ...context,
  meta: { ...context.meta, actor: { userId: 'system' } },
})
