// The rows of a list: a table, and cards on a phone or where they are asked for.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DataTable, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router'
import { usePrinting } from '../use-printing'
import { fieldOf, inOrder, ROOM_FOR_ALL, useColumnOrder, useShownColumns } from './columns'
import { CARD_SPACE, ROW_SPACE, useDensity } from './density'
import { FoldedBelow, FoldedBody } from './Folds'
import { useFolds } from './folding'
import { GroupedBody, GroupedCards } from './Groups'
import { useGroups } from './grouping'
import type { ListFrameProps } from './ListFrame'
import { type Selectable, SelectPage, SelectRow } from './Selection'
import { SortedColumn } from './SortedColumn'
import { lookedAt, usePeeked } from './use-peek'

export function ListItems<Item extends RaRecord>(props: ListFrameProps<Item> & { items: readonly Item[] }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const printing = usePrinting()
  const cards = phone || props.asCards === true
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {cards && !printing ? <Cards {...props} beside={!phone} /> : <Rows {...props} />}
    </Paper>
  )
}

/** Where a row is looked at beside the list, the rest of it stands there: the first columns keep the room to be read. */
const BESIDE_PEEK = 2

function useShown<Item extends RaRecord>({ resource, columns }: ListFrameProps<Item>) {
  const shown = useShownColumns(resource, columns)
  const [order] = useColumnOrder(resource)
  const printing = usePrinting()
  const { on } = usePeeked()
  const room = useMediaQuery(ROOM_FOR_ALL)
  if (printing) return inOrder(columns, order)
  return on && !room ? shown.slice(0, BESIDE_PEEK) : shown
}

function Rows<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const { label, resource, open, bulk, selectable } = props
  const [density] = useDensity(resource)
  const grouped = useGroups() !== undefined
  const folds = useFolds()
  const body = grouped ? GroupedBody : folds && FoldedBody
  const peeked = usePeeked()
  const shown = useShown(props)
  const click = (item: RaRecord): string | false => {
    if (folds?.folding.of(item)) folds.toggle(item)
    else if (!peeked.on) return open?.(item as Item) ?? false
    else peeked.show(item)
    return false
  }
  return (
    <Box
      sx={{
        overflowX: 'auto',
        '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
        '& .RaDataTable-row': { cursor: open ? 'pointer' : 'default' },
      }}
    >
      <DataTable<Item>
        bulkActionButtons={false}
        {...(body && { body })}
        aria-label={label}
        rowClick={open ? (_id, _resource, item) => click(item) : false}
        rowSx={item => lookedAt(item, peeked.item)}
        sx={{
          '& .MuiTableCell-root': { px: 1.5, py: ROW_SPACE[density] },
          '& .MuiTableCell-root:where(:first-of-type)': { pl: 2 },
          '& .MuiTableCell-root:where(:last-of-type)': { pr: 2 },
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          // With an arrow or without, the words stand on one line.
          '& thead .MuiTableSortLabel-root, & thead th > span': { display: 'inline-flex', verticalAlign: 'middle' },
        }}
      >
        {bulk && (
          <DataTable.Col<Item>
            source="id"
            label={<SelectPage selectable={selectable as Selectable} />}
            disableSort
            render={item => (selectable && !selectable(item) ? null : <SelectRow item={item} />)}
          />
        )}
        {shown.map(column => (
          <SortedColumn<Item>
            key={column.source}
            source={fieldOf(column)}
            label={column.label}
            disableSort={!column.sortable}
            render={column.render}
            {...(column.align && { align: column.align })}
          />
        ))}
      </DataTable>
    </Box>
  )
}

interface CardsProps<Item extends RaRecord> extends ListFrameProps<Item> {
  readonly items: readonly Item[]
  /** Several in a row, where there is room. */
  readonly beside: boolean
}

const BELOW = { list: {}, card: { borderBottom: 1, '&:last-of-type': { borderBottom: 0 } } } as const
const BESIDE = {
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: 2, p: 2 },
  card: { border: 1, borderRadius: 1 },
} as const

function Cards<Item extends RaRecord>(props: CardsProps<Item>) {
  const { label, resource, columns, items, card, open, bulk, selectable, beside } = props
  const shape = beside ? BESIDE : BELOW
  const navigate = useNavigate()
  const [density] = useDensity(resource)
  const folds = useFolds()
  const tap = (item: Item): void => {
    if (folds?.folding.of(item)) folds.toggle(item)
    else if (open) void navigate(open(item))
  }
  const shown = new Set(useShownColumns(resource, columns).map(({ source }) => source))
  const list = (some: readonly Item[]) => (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...shape.list }}>
      {some.map(item => (
        <Box
          component="li"
          key={item.id}
          onClick={() => tap(item)}
          sx={{
            display: 'flex',
            gap: 1.5,
            p: CARD_SPACE[density],
            ...shape.card,
            borderColor: 'divider',
          }}
        >
          {bulk && (
            <Box sx={{ width: 24, flexShrink: 0, mt: -0.25 }}>
              {(!selectable || selectable(item)) && <SelectRow item={item} />}
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {card(item, source => shown.has(source))}
            <FoldedBelow item={item} />
          </Box>
        </Box>
      ))}
    </Box>
  )
  return <GroupedCards items={items} list={list} />
}
