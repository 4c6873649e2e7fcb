// The rules of mails about what is not read: none where somebody wants none, and nothing told twice.
import type { Decider } from '../../kernel/decider'
import type { SummaryEvent, SummaryOften } from './summary.events'

/** Where nothing was chosen: whoever does not come back would miss what waits for them. */
export const OFTEN_AT_FIRST: SummaryOften = 'daily'

export interface SummaryState {
  readonly often: SummaryOften
  /** Up to when was told by mail; undefined: nothing was. */
  readonly until: string | undefined
}

export type SummaryCommand =
  | { readonly type: 'ChooseSummary'; readonly userId: string; readonly often: SummaryOften }
  | { readonly type: 'MailSummary'; readonly userId: string; readonly until: string; readonly count: number }

export const summaryDecider: Decider<SummaryCommand, SummaryState, SummaryEvent> = {
  initialState: () => ({ often: OFTEN_AT_FIRST, until: undefined }),
  decide(command, { often, until: told }) {
    const { userId } = command
    if (command.type === 'ChooseSummary') {
      return command.often === often ? [] : [{ type: 'SummaryChosen', data: { userId, often: command.often } }]
    }
    const { until, count } = command
    const isTold = told !== undefined && until <= told
    return often === 'never' || isTold ? [] : [{ type: 'SummaryMailed', data: { userId, until, count } }]
  },
  evolve: (state, { type, data }) =>
    type === 'SummaryChosen' ? { ...state, often: data.often } : { ...state, until: data.until },
}
