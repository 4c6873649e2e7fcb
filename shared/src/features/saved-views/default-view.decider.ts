// The rules of a person's choice of the view that a list opens with: the last one counts.
import { assertNever, type Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { DefaultViewEvent } from './saved-views.events'

type Cleared = Extract<DefaultViewEvent, { type: 'DefaultViewCleared' }>['data']

export type DefaultViewCommand =
  /** `ofList`: the list that the view belongs to. */
  | {
      readonly type: 'ChooseDefaultView'
      readonly data: Cleared
      readonly savedViewId: string
      readonly ofList: string
    }
  | { readonly type: 'ClearDefaultView'; readonly data: Cleared }

export interface DefaultViewState {
  readonly savedViewId: string | null
}

export const defaultViewDecider: Decider<DefaultViewCommand, DefaultViewState, DefaultViewEvent> = {
  initialState: () => ({ savedViewId: null }),
  decide(command, state) {
    const { data } = command
    if (command.type === 'ClearDefaultView') {
      return state.savedViewId === null ? [] : [{ type: 'DefaultViewCleared', data }]
    }
    const { savedViewId, ofList } = command
    if (ofList !== data.list) return refuse('saved_view.other_list', {}, { field: 'view_id' })
    if (state.savedViewId === savedViewId) return []
    return [{ type: 'DefaultViewChosen', data: { ...data, savedViewId } }]
  },
  evolve(_state, event) {
    switch (event.type) {
      case 'DefaultViewChosen':
        return { savedViewId: event.data.savedViewId }
      case 'DefaultViewCleared':
        return { savedViewId: null }
      default:
        return assertNever(event)
    }
  },
}
