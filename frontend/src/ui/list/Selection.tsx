// Selecting rows of a list, with a name on every box, and the bar of what can be done with the selected ones.
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
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

export function BulkBar({ children }: { children: ReactElement }) {
  const translate = useTranslate()
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('app.list.selected_label')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, px: 2, py: 1, mb: 2 }}
    >
      <Typography variant="body2" role="status">
        {translate('app.list.selected', { smart_count: selectedIds.length })}
      </Typography>
      <Box>{children}</Box>
    </Paper>
  )
}
