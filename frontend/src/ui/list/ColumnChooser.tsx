// Lets people hide the columns of a table, or parts of its cards, that they do not need, and set its rows closer; remembered on this device unless the address says so.
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
import { useMemo, useState } from 'react'
import { useListContext, useStore, useTranslate } from 'react-admin'
import { useDensity } from './density'
import { useParameter } from './list-address'

export interface Choosable {
  readonly source: string
  readonly label: string
  readonly sortable?: boolean
  /** Sort by another field than `source`. */
  readonly sortBy?: string
  /** Hidden where a table has no room for all, until somebody chooses it. */
  readonly spare?: boolean
}

export const fieldOf = ({ source, sortBy }: Pick<Choosable, 'source' | 'sortBy'>): string => sortBy ?? source

const NONE: readonly string[] = []

/** As wide has a table room for all its columns. */
export const ROOM_FOR_ALL = '(min-width: 1536px)'

/** Sources of the columns hidden in a list: the address says which, else what this device remembers, else those that can be spared. */
export function useHidden(
  list: string,
  columns: readonly Choosable[],
): readonly [readonly string[], (hidden: readonly string[]) => void] {
  const spared = useSpared(columns)
  const [remembered, remember] = useStore<readonly string[] | undefined>(`columns.${list}`)
  const [said, say] = useParameter('hide')
  const named = useMemo(() => said?.split(',').filter(source => source !== ''), [said])
  return named ? [named, hidden => say(hidden.join(','))] : [remembered ?? spared, remember]
}

function useSpared(columns: readonly Choosable[]): readonly string[] {
  const cards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const room = useMediaQuery(ROOM_FOR_ALL)
  const sources = cards || room ? '' : columns.flatMap(({ source, spare }) => (spare ? [source] : [])).join(',')
  return useMemo(() => (sources === '' ? NONE : sources.split(',')), [sources])
}

/** The first column names the thing, and the one that the list is sorted by shows its order: both stay. */
export const shownColumns = <Item extends Choosable>(
  columns: readonly Item[],
  hidden: readonly string[],
  sortedBy: string,
): readonly Item[] =>
  columns.filter((column, index) => staysIn(column, index, sortedBy) || !hidden.includes(column.source))

const staysIn = (column: Choosable, index: number, sortedBy: string): boolean =>
  index === 0 || (column.sortable === true && fieldOf(column) === sortedBy)

export function ColumnChooser({ list, columns }: { list: string; columns: readonly Choosable[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [hidden, setHidden] = useHidden(list, columns)
  const [density, setDensity] = useDensity(list)
  const { sort } = useListContext()
  const shown = shownColumns(columns, hidden, sort.field)
  const toggle = (source: string): void =>
    setHidden(hidden.includes(source) ? hidden.filter(other => other !== source) : [...hidden, source])
  if (columns.length < 2) return null
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column, index) => (
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
      </Menu>
    </>
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
