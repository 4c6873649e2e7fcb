// The rules of text messages about what is not read: to a phone that was proved, as often as its person wants, and nothing told twice.
import type { Decider } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import { isDue, type SummaryState } from '../notifications/summary.decider'
import type { SummaryOften } from '../notifications/summary.events'
import type { TextSummaryEvent } from './text-summaries.events'

export interface TextSummaryState extends SummaryState {
  /** A phone was proved. Which one, its event says alone: it is sealed there. */
  readonly hasNumber: boolean
}

export type TextSummaryCommand =
  | { readonly type: 'ProveNumber'; readonly userId: string; readonly phone: string }
  | { readonly type: 'WithdrawNumber'; readonly userId: string }
  | { readonly type: 'ChooseTexts'; readonly userId: string; readonly often: SummaryOften }
  | {
      readonly type: 'TextSummary'
      readonly userId: string
      readonly until: string
      readonly at: string
      readonly count: number
    }

/** Whoever proves a phone wants to be written to; as rarely as there is, until they say otherwise. */
const OFTEN_WITH_NUMBER: SummaryOften = 'daily'

export const textSummaryDecider: Decider<TextSummaryCommand, TextSummaryState, TextSummaryEvent> = {
  initialState: () => ({ hasNumber: false, often: 'never', until: undefined, at: undefined }),
  decide(command, state) {
    const { userId } = command
    switch (command.type) {
      case 'ProveNumber':
        return [
          { type: 'TextNumberProved', data: { userId, phone: command.phone } },
          ...(state.often === 'never' ? [chosen(userId, OFTEN_WITH_NUMBER)] : []),
        ]
      case 'WithdrawNumber':
        return state.hasNumber ? [{ type: 'TextNumberWithdrawn', data: { userId } }] : []
      case 'ChooseTexts':
        return choose(userId, command.often, state)
      case 'TextSummary': {
        const { until, at, count } = command
        const isWritten = state.hasNumber && isDue(state, { until, at })
        return isWritten ? [{ type: 'SummaryTexted', data: { userId, until, at, count } }] : []
      }
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'TextNumberProved':
        return { ...state, hasNumber: true }
      case 'TextNumberWithdrawn':
        return { ...state, hasNumber: false, often: 'never' }
      case 'TextSummaryChosen':
        return { ...state, often: data.often }
      case 'SummaryTexted':
        return { ...state, until: data.until, at: data.at }
    }
  },
}

const chosen = (userId: string, often: SummaryOften): TextSummaryEvent => ({
  type: 'TextSummaryChosen',
  data: { userId, often },
})

function choose(userId: string, often: SummaryOften, state: TextSummaryState): readonly TextSummaryEvent[] | Refusal {
  if (often !== 'never' && !state.hasNumber) return refuse('text_summary.no_number', {}, { kind: 'conflict' })
  return often === state.often ? [] : [chosen(userId, often)]
}
