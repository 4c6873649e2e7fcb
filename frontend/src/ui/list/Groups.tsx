// Draws the groups of a list: headings with counts in tables and between cards, which open and close.
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { Children, type ReactNode, useMemo, useRef, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { FoldableRow } from './Folds'
import {
  type ClosedGroups,
  ClosedGroupsContext,
  type Group,
  type Grouping,
  GroupsContext,
  groupsOf,
  useGroupChoice,
  useGroups,
} from './grouping'

const NONE: ReadonlySet<string> = new Set()

/** Around the list and what goes through its rows. */
export function Grouped<Item extends RaRecord>(props: { grouping?: Grouping<Item> | undefined; children: ReactNode }) {
  const { grouping, children } = props
  const { data = [], isPlaceholderData } = useListContext<Item>()
  const choice = useGroupChoice(grouping)
  const shownSo = useRef(choice.on)
  // Rows of the order before stay as they stood until those of this one are there.
  if (!isPlaceholderData) shownSo.current = choice.on
  const on = shownSo.current
  const groups = useMemo(() => (grouping && on ? groupsOf(data, grouping) : undefined), [grouping, on, data])
  const closed = useClosed()
  return (
    <ClosedGroupsContext.Provider value={closed}>
      <GroupsContext.Provider value={groups}>{children}</GroupsContext.Provider>
    </ClosedGroupsContext.Provider>
  )
}

function useClosed(): ClosedGroups {
  const [closed, setClosed] = useState(NONE)
  return useMemo(
    () => ({
      isClosed: key => closed.has(key),
      toggle: key =>
        setClosed(before => new Set(before.has(key) ? [...before].filter(one => one !== key) : [...before, key])),
    }),
    [closed],
  )
}

/** Rows that do not stand in the order of the groups have one of them more than once. */
const placeOf = ({ key, items }: Group<RaRecord>): string => `${key} ${items[0]?.id}`

/** In place of the one body of a table: one for each group, headed by its row. */
export function GroupedBody({ children }: { children?: ReactNode }) {
  const groups = useGroups()
  const width = Children.toArray(children).length
  return groups?.groups.map(group => (
    <TableBody key={placeOf(group)}>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={width} sx={{ p: '0 !important', bgcolor: 'action.hover' }}>
          <GroupHead group={group} />
        </TableCell>
      </TableRow>
      {!groups.isClosed(group.key) &&
        group.items.map(item => (
          <FoldableRow key={item.id} item={item}>
            {children}
          </FoldableRow>
        ))}
    </TableBody>
  ))
}

/** `list` draws some of the cards as one list. */
export function GroupedCards<Item extends RaRecord>(props: {
  items: readonly Item[]
  list: (items: readonly Item[]) => ReactNode
}) {
  const groups = useGroups()
  if (!groups) return props.list(props.items)
  return groups.groups.map(group => (
    <Box component="section" key={placeOf(group)} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ bgcolor: 'action.hover', borderBottom: 1, borderColor: 'divider' }}>
        <GroupHead group={group} />
      </Box>
      {!groups.isClosed(group.key) && props.list(group.items as readonly Item[])}
    </Box>
  ))
}

function GroupHead({ group: { key, words, alert, items } }: { group: Group<RaRecord> }) {
  const translate = useTranslate()
  const groups = useGroups()
  const closed = groups?.isClosed(key) ?? false
  return (
    <ButtonBase
      aria-expanded={!closed}
      onClick={() => groups?.toggle(key)}
      sx={{
        ...{ display: 'flex', justifyContent: 'flex-start', gap: 1, width: '100%', px: 2, py: 0.75, minHeight: 36 },
        ...{ font: 'inherit', fontSize: '0.8125rem', fontWeight: 600 },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <ExpandMore fontSize="small" sx={{ transform: closed ? 'rotate(-90deg)' : 'none', color: 'text.secondary' }} />
      <Box component="span" sx={{ color: alert ? 'error.main' : 'text.primary' }}>
        {words}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {translate('app.list.in_group', { smart_count: items.length })}
      </Box>
    </ButtonBase>
  )
}
