// The rules of mails about what is not read: none where somebody wants none, none too soon after another, and nothing told twice.
import type { Decider } from '../../kernel/decider'
import type { SummaryEvent, SummaryOften } from './summary.events'

/** Where nothing was chosen: whoever does not come back would miss what waits for them. */
export const OFTEN_AT_FIRST: SummaryOften = 'daily'

export interface SummaryState {
  readonly often: SummaryOften
  /** Up to when was told; undefined: nothing was. */
  readonly until: string | undefined
  /** The instant of the last one. */
  readonly at: string | undefined
}

export type SummaryCommand =
  | { readonly type: 'ChooseSummary'; readonly userId: string; readonly often: SummaryOften }
  | {
      readonly type: 'MailSummary'
      readonly userId: string
      readonly until: string
      readonly at: string
      readonly count: number
    }

export const summaryDecider: Decider<SummaryCommand, SummaryState, SummaryEvent> = {
  initialState: () => ({ often: OFTEN_AT_FIRST, until: undefined, at: undefined }),
  decide(command, state) {
    const { userId } = command
    if (command.type === 'ChooseSummary') {
      return command.often === state.often ? [] : [{ type: 'SummaryChosen', data: { userId, often: command.often } }]
    }
    const { until, at, count } = command
    return isDue(state, { until, at }) ? [{ type: 'SummaryMailed', data: { userId, until, at, count } }] : []
  },
  evolve: (state, { type, data }) =>
    type === 'SummaryChosen' ? { ...state, often: data.often } : { ...state, until: data.until, at: data.at },
}

/** Whether somebody is to be told at this instant of what was told up to then, however they are written to. */
export function isDue(
  { often, until: told, at: before }: SummaryState,
  { until, at }: { readonly until: string; readonly at: string },
): boolean {
  const isTold = told !== undefined && until <= told
  return often !== 'never' && !isTold && !isTooSoon(often, before, at)
}

const HOUR_MS = 3_600_000

/** Which day it is where somebody is, the candidates say; between the last hour of one day's mails and the first of the next are ten. */
const LEAST_MS = { daily: 10 * HOUR_MS, hourly: HOUR_MS } as const

const isTooSoon = (often: keyof typeof LEAST_MS, before: string | undefined, at: string): boolean =>
  before !== undefined && Date.parse(at) - Date.parse(before) < LEAST_MS[often]
