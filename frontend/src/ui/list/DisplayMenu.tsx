// How a list is shown, behind one button: in groups, folded, beside a row; which columns or parts of cards, in which order, and how close.
import Tune from '@mui/icons-material/Tune'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { lazyWithRetry } from '../lazy-with-retry'
import { type Choosable, inOrder, staysIn, useColumnOrder, useHidden, useShownColumns } from './columns'
import { useDensity } from './density'
import { ToolButton } from './ToolButton'

const ColumnOrderDialog = lazyWithRetry(() => import('./ColumnOrderDialog'))

/** With fewer there is nothing to be put before another: the first one stays. */
const ORDERED_FROM = 3

export interface DisplayChoice {
  readonly label: string
  readonly on: boolean
  readonly set: (on: boolean) => void
  /** The key that does the same, where there is one. */
  readonly shortcut?: string | undefined
}

interface DisplayProps {
  readonly list: string
  readonly columns: readonly Choosable[]
  /** What else can be chosen; above the columns. */
  readonly choices: readonly DisplayChoice[]
}

export function DisplayMenu({ list, columns, choices }: DisplayProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [ordering, setOrdering] = useState(false)
  if (columns.length < 2 && choices.length === 0) return null
  const label = translate('app.list.display')
  const putInOrder = (): void => {
    setAnchor(null)
    setOrdering(true)
  }
  return (
    <>
      <ToolButton label={label} word={label} opened={anchor !== null} onOpen={setAnchor}>
        <Tune />
      </ToolButton>
      <Choices {...{ list, columns, choices, anchor }} onOrder={putInOrder} onClose={() => setAnchor(null)} />
      {ordering && (
        <Suspense fallback={null}>
          <ColumnOrderDialog list={list} columns={columns} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ChoicesProps extends DisplayProps {
  readonly anchor: HTMLElement | null
  readonly onOrder: () => void
  readonly onClose: () => void
}

function Choices({ list, columns, choices, anchor, onOrder, onClose }: ChoicesProps) {
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
      {choices.map(({ label, on, set, shortcut }) => (
        <Choice key={label} label={label} checked={on} shortcut={shortcut} onToggle={() => set(!on)} />
      ))}
      {choices.length > 0 && <Divider />}
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
  readonly shortcut?: string | undefined
  readonly onToggle: () => void
}

// The menu moves its focus through the props and the ref of its items.
function Choice({
  label,
  checked,
  disabled = false,
  shortcut,
  onToggle,
  ...item
}: ChoiceProps & Omit<MenuItemProps, 'ref'>) {
  return (
    <MenuItem
      {...item}
      dense
      role="menuitemcheckbox"
      aria-checked={checked}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      disabled={disabled}
      onClick={onToggle}
    >
      <Checkbox
        size="small"
        disableRipple
        tabIndex={-1}
        checked={checked}
        slotProps={{ input: { 'aria-hidden': true } }}
        sx={{ p: 0, mr: 1 }}
      />
      <ListItemText primary={label} />
      {shortcut && (
        <Typography aria-hidden variant="body2" color="textSecondary" component="kbd" sx={{ ml: 2 }}>
          {shortcut}
        </Typography>
      )}
    </MenuItem>
  )
}
