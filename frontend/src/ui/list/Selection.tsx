// Selecting rows of a list, with a name on every box, and the bar of what can be done with the selected ones.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { lazyWithRetry } from '../lazy-with-retry'
import { BOTTOM_BAR_HEIGHT, heldBelow } from '../sizes'
import { useFoldedRow } from './folding'
import { useOverPages } from './over-pages'
import { useTicks } from './Unhurried'
import { useAsked } from './use-asked'

/** Most lists act on the page that is seen. */
const SelectMatching = lazyWithRetry(() => import('./SelectMatching'))

export function SelectRow({ item }: { item: RaRecord }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useTicks()
  const folded = useFoldedRow()(item)
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(item.id)}
      onClick={event => event.stopPropagation()}
      onChange={() => onToggleItem(item.id)}
      slotProps={{
        input: {
          'aria-label': folded
            ? translate('app.list.select_folded', { smart_count: folded.size })
            : translate('app.list.select_row'),
        },
      }}
      sx={{ m: -1 }}
    />
  )
}

/** Which rows can be selected; all where absent. */
export type Selectable = ((item: RaRecord) => boolean) | undefined

export function SelectPage({ selectable }: { selectable: Selectable }) {
  const translate = useTranslate()
  const { data = [] } = useListContext()
  const { selectedIds, onSelect } = useTicks()
  const overPages = useOverPages()
  const shown = data.filter(item => !selectable || selectable(item)).map(item => item.id)
  const all = shown.length > 0 && shown.every(id => selectedIds.includes(id))
  const elsewhere = overPages ? selectedIds.filter(id => !shown.includes(id)) : []
  return (
    <Checkbox
      size="small"
      checked={all}
      disabled={shown.length === 0}
      indeterminate={!all && selectedIds.length > elsewhere.length}
      onChange={() => onSelect(all ? elsewhere : [...elsewhere, ...shown])}
      slotProps={{ input: { 'aria-label': translate('app.list.select_page') } }}
      sx={{ m: -1 }}
    />
  )
}

/** Above the lower edge of the window while something is selected: the first tick moves no row from under the pointer. */
export function BulkBar({ selectable, children }: { selectable: Selectable; children: ReactElement }) {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { onUnselectItems } = useListContext()
  const count = useSelectedCount()
  const overPages = useOverPages()
  return (
    <Paper
      ref={heldBelow}
      role="region"
      variant="outlined"
      aria-label={translate('app.list.selected_label')}
      sx={{
        // Hidden rather than gone: what its intents still have to say stays.
        display: count > 0 ? 'flex' : 'none',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 1,
        position: 'sticky',
        bottom: { xs: BOTTOM_BAR_HEIGHT + 8, md: 16 },
        zIndex: 'mobileStepper',
        borderColor: 'primary.main',
        boxShadow: 3,
        px: 2,
        py: 1,
        mt: 2,
      }}
    >
      {phone && <SelectPage selectable={selectable} />}
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {translate('app.list.selected', { smart_count: count })}
      </Typography>
      {overPages && (
        <Suspense fallback={null}>
          <SelectMatching />
        </Suspense>
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('app.list.clear_selection')}
      </Button>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}
      >
        {children}
      </Box>
    </Paper>
  )
}

/** A row that stands for several counts for all of them. */
function useSelectedCount(): number {
  const { data = [], selectedIds } = useListContext()
  const standsFor = useFoldedRow()
  const sizes = new Map(data.map(item => [item.id, standsFor(item)?.size ?? 1]))
  return selectedIds.reduce<number>((sum, id) => sum + (sizes.get(id) ?? 1), 0)
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
  const { data, isPlaceholderData, selectedIds, onSelect } = useListContext<Item>()
  const view = useAsked()
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
