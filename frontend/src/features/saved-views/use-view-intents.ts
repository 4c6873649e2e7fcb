// What can be done with the open view: what is shown kept in its place, and chosen to begin with; each says in a toast what came of it.
import {
  changeView,
  chooseDefaultView,
  type SavedViewView,
} from '@practicum/shared/features/saved-views/saved-views.contract'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { useToast } from '../../ui/toast'
import type { Views } from './use-views'

export interface ViewIntents {
  readonly running: boolean
  /** Puts what is shown in the place of what the view keeps. */
  readonly overwrite: (view: SavedViewView, shown: Views['shown']) => Promise<void>
  /** Undefined: the list opens as it is by itself. */
  readonly openWith: (list: string, view: SavedViewView | undefined) => Promise<void>
}

export function useViewIntents(): ViewIntents {
  const change = useIntent(changeView)
  const choose = useIntent(chooseDefaultView)
  const words = useFailureWords()
  const toast = useToast()
  const told = async (run: () => Promise<unknown>, message: string, name = ''): Promise<void> => {
    try {
      await run()
      toast(message, { args: { name } })
    } catch (error) {
      toast(words(error).join(' '), { type: 'error' })
    }
  }
  return {
    running: change.running || choose.running,
    overwrite: ({ id, name, shared, version }, shown) =>
      told(
        () => change.run({ params: { id }, body: { name, shared, version, ...shown } }),
        'saved-views.overwritten',
        name,
      ),
    openWith: (list, view) =>
      told(
        () => choose.run({ body: { list, view_id: view?.id ?? null } }),
        view ? 'saved-views.chosen' : 'saved-views.not_chosen',
        view?.name,
      ),
  }
}
