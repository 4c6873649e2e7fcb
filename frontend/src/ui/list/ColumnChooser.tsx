// Lets people hide the columns of a table, or parts of its cards, that they do not need, put them in another order, and set its rows closer.
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { lazyWithRetry } from '../lazy-with-retry'
import { type Choosable, inOrder, staysIn, useColumnOrder, useHidden, useShownColumns } from './columns'
import { useDensity } from './density'

const ColumnOrderDialog = lazyWithRetry(() => import('./ColumnOrderDialog'))

/** With fewer there is nothing to be put before another: the first one stays. */
const ORDERED_FROM = 3

export function ColumnChooser({ list, columns }: { list: string; columns: readonly Choosable[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [ordering, setOrdering] = useState(false)
  if (columns.length < 2) return null
  const putInOrder = (): void => {
    setAnchor(null)
    setOrdering(true)
  }
  return (
    <>
      <Tooltip title={translate('app.list.columns')}>
        <IconButton
          aria-label={translate('app.list.columns')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <ViewColumn />
        </IconButton>
      </Tooltip>
      <Choices {...{ list, columns, anchor }} onOrder={putInOrder} onClose={() => setAnchor(null)} />
      {ordering && (
        <Suspense fallback={null}>
          <ColumnOrderDialog list={list} columns={columns} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ChoicesProps {
  readonly list: string
  readonly columns: readonly Choosable[]
  readonly anchor: HTMLElement | null
  readonly onOrder: () => void
  readonly onClose: () => void
}

function Choices({ list, columns, anchor, onOrder, onClose }: ChoicesProps) {
  const translate = useTranslate()
  const [hidden, setHidden] = useHidden(list, columns)
  const [order] = useColumnOrder(list)
  const [density, setDensity] = useDensity(list)
  const { sort } = useListContext()
  const shown = useShownColumns(list, columns)
  // What is on a card has a place of its own.
  const cards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const toggle = (source: string): void =>
    setHidden(hidden.includes(source) ? hidden.filter(other => other !== source) : [...hidden, source])
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {inOrder(columns, order).map((column, index) => (
        <Choice
          key={column.source}
          label={column.label}
          checked={shown.includes(column)}
          disabled={staysIn(column, index, sort.field)}
          onToggle={() => toggle(column.source)}
        />
      ))}
      <Divider />
      <Choice
        label={translate('app.list.compact')}
        checked={density === 'compact'}
        onToggle={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
      />
      {!cards && columns.length >= ORDERED_FROM && (
        <MenuItem dense onClick={onOrder}>
          {translate('app.list.column_order.intent')}
        </MenuItem>
      )}
    </Menu>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onToggle: () => void
}

// The menu moves its focus through the props and the ref of its items.
function Choice({ label, checked, disabled = false, onToggle, ...item }: ChoiceProps & Omit<MenuItemProps, 'ref'>) {
  return (
    <MenuItem {...item} dense role="menuitemcheckbox" aria-checked={checked} disabled={disabled} onClick={onToggle}>
      <Checkbox
        size="small"
        disableRipple
        tabIndex={-1}
        checked={checked}
        slotProps={{ input: { 'aria-hidden': true } }}
        sx={{ p: 0, mr: 1 }}
      />
      <ListItemText primary={label} />
    </MenuItem>
  )
}
