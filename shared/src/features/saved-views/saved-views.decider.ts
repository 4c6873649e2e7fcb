// The rules of saved views: saved once, changed and shared until deleted.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { SavedViewEvent } from './saved-views.events'
import { savedViewFields } from './saved-views.fields'

type Saved = Extract<SavedViewEvent, { type: 'ViewSaved' }>['data']

/** What a person keeps of a list. */
export type SavedViewContent = StoredOf<typeof savedViewFields>

/** Looked up with the command: whether the policy lets them share. */
interface Sharing {
  readonly mayShare: boolean
}

export type SavedViewCommand =
  | ({ readonly type: 'SaveView'; readonly data: Saved } & Sharing)
  | ({ readonly type: 'ChangeView'; readonly fields: SavedViewContent } & Sharing)
  | { readonly type: 'DeleteView' }

export type SavedView = Saved & { readonly status: 'saved' | 'deleted' }
export type SavedViewState = { readonly status: 'unknown' } | SavedView

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export const savedViewDecider: Decider<SavedViewCommand, SavedViewState, SavedViewEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'SaveView') return save(command, state)
    if (state.status === 'unknown') return missing()
    return command.type === 'ChangeView' ? change(command, state) : remove(state)
  },
  evolve(state, event) {
    if (event.type === 'ViewSaved') return { ...event.data, status: 'saved' }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'ViewChanged':
        return { ...state, ...only(savedViewFields, event.data) }
      case 'ViewDeleted':
        return { ...state, status: 'deleted' }
      default:
        return assertNever(event)
    }
  },
}

const sharingRefused = (): Refusal => refuse('saved_view.sharing_refused', {}, { kind: 'forbidden', field: 'shared' })

function save(
  { data, mayShare }: Extract<SavedViewCommand, { type: 'SaveView' }>,
  state: SavedViewState,
): Decision<SavedViewEvent> {
  if (state.status !== 'unknown') return []
  return sharingProblem(data, mayShare) ?? [{ type: 'ViewSaved', data }]
}

/** What speaks against saving it like this. */
export const sharingProblem = ({ shared }: Pick<Saved, 'shared'>, mayShare: boolean): Refusal | undefined =>
  shared && !mayShare ? sharingRefused() : undefined

/** Saving what already stands there changes nothing. */
function change(
  { fields, mayShare }: Extract<SavedViewCommand, { type: 'ChangeView' }>,
  state: SavedView,
): Decision<SavedViewEvent> {
  const { savedViewId, creatorId } = state
  if (state.status === 'deleted') return missing()
  if (fields.shared && !state.shared && !mayShare) return sharingRefused()
  if (sameIn(savedViewFields, fields, state)) return []
  return [{ type: 'ViewChanged', data: { savedViewId, creatorId, ...fields } }]
}

function remove({ status, savedViewId }: SavedView): Decision<SavedViewEvent> {
  return status === 'deleted' ? [] : [{ type: 'ViewDeleted', data: { savedViewId } }]
}
