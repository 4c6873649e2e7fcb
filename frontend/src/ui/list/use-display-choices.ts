// What of a list can be shown otherwise, beside its columns: in groups, one row for several things, a row's thing beside it.
import { type RaRecord, useTranslate } from 'react-admin'
import type { DisplayChoice } from './DisplayMenu'
import { useFoldChoice } from './folding'
import { useGroupChoice } from './grouping'
import type { ListFrameProps } from './ListFrame'
import { usePeekChoice } from './Peek'

type Displayed<Item extends RaRecord> = Pick<ListFrameProps<Item>, 'grouping' | 'folding' | 'peek'>

export function useDisplayChoices<Item extends RaRecord>(list: Displayed<Item>): readonly DisplayChoice[] {
  const { grouping, folding, peek } = list
  const translate = useTranslate()
  const groups = useGroupChoice(grouping)
  const folds = useFoldChoice(folding ?? { field: '' })
  const beside = usePeekChoice()
  return [
    ...(grouping ? [{ label: translate('app.list.group', { by: grouping.label }), ...groups }] : []),
    ...(folding ? [{ label: folding.label, ...folds }] : []),
    ...(peek && beside ? [beside] : []),
  ]
}
