// Selecting rows of a list, with a name on every box, and the bar of what can be done with the selected ones.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'

export function SelectRow({ item }: { item: RaRecord }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(item.id)}
      onClick={event => event.stopPropagation()}
      onChange={() => onToggleItem(item.id)}
      slotProps={{ input: { 'aria-label': translate('app.list.select_row') } }}
      sx={{ m: -1 }}
    />
  )
}

/** Which rows can be selected; all where absent. */
export type Selectable = ((item: RaRecord) => boolean) | undefined

export function SelectPage({ selectable }: { selectable: Selectable }) {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const shown = data.filter(item => !selectable || selectable(item)).map(item => item.id)
  const all = shown.length > 0 && shown.every(id => selectedIds.includes(id))
  return (
    <Checkbox
      size="small"
      checked={all}
      disabled={shown.length === 0}
      indeterminate={!all && selectedIds.length > 0}
      onChange={() => (all ? onUnselectItems() : onSelect(shown))}
      slotProps={{ input: { 'aria-label': translate('app.list.select_page') } }}
      sx={{ m: -1 }}
    />
  )
}

/** Keeps its place while nothing is selected, so that the first tick moves no row from under the pointer. */
export function BulkBar({ selectable, children }: { selectable: Selectable; children: ReactElement }) {
  const translate = useTranslate()
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  const offered = data.some(item => !selectable || selectable(item))
  const count = selectedIds.length
  return (
    <Box
      role="region"
      aria-label={translate('app.list.selected_label')}
      sx={{
        // Hidden rather than gone: what its intents still have to say stays.
        display: offered || count > 0 ? 'flex' : 'none',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 1,
        minHeight: 40,
        mb: 1,
      }}
    >
      <Typography variant="body2" role="status" color={count > 0 ? 'textPrimary' : 'textSecondary'}>
        {count > 0 ? translate('app.list.selected', { smart_count: count }) : translate('app.list.select_hint')}
      </Typography>
      {children}
      {count > 0 && (
        <Button size="small" onClick={() => onUnselectItems()}>
          {translate('app.list.clear_selection')}
        </Button>
      )}
    </Box>
  )
}

/**
 * Takes out of the selection what can no longer be selected, or is no longer shown.
 * Answers how many others have changed meanwhile: zero where they left because something else is looked at.
 * `paused`: while one's own intent is changing them.
 */
export function useNewlySelectable<Item extends RaRecord>(
  selectable: (item: Item) => boolean,
  paused: boolean,
): number {
  const { data, isPlaceholderData, selectedIds, onSelect, page, perPage, sort, filterValues } = useListContext<Item>()
  const view = JSON.stringify([page, perPage, sort, filterValues])
  const seen = useRef(view)
  const [left, setLeft] = useState({ count: 0, of: '' })
  useEffect(() => {
    if (!data || isPlaceholderData || paused) return
    const same = seen.current === view
    seen.current = view
    const staying = selectedIds.filter(id => data.some(item => item.id === id && selectable(item)))
    if (staying.length === selectedIds.length) return
    onSelect(staying)
    setLeft({ count: same ? selectedIds.length - staying.length : 0, of: `${view}${staying}` })
  }, [data, isPlaceholderData, paused, view, selectedIds, onSelect, selectable])
  // Said until the selection is changed by hand.
  return left.of === `${view}${selectedIds}` ? left.count : 0
}
