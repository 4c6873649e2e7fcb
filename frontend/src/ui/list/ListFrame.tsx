// A list as every screen shows it: search, quick filters, a table (cards on a phone), pages; its state lives in the address.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactElement, ReactNode } from 'react'
import { DataTable, ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { worthRetrying } from '../../providers/query-client'
import { ColumnChooser, shownColumns, useHidden } from './ColumnChooser'
import { ListPager } from './ListPager'
import { ListFailed, ListSkeleton, NothingFound, RowsOrOld } from './ListStates'
import { ListToolbar, type QuickFilter } from './ListToolbar'
import { PhoneSort } from './PhoneSort'
import { BulkBar, type Selectable, SelectPage, SelectRow } from './Selection'

export interface Column<Item> {
  readonly source: string
  readonly label: string
  readonly render: (item: Item) => ReactNode
  /** The server can sort by it. */
  readonly sortable?: boolean
  /** Sort by another field than `source`. */
  readonly sortBy?: string
  readonly align?: 'right'
}

export interface ListFrameProps<Item extends RaRecord> {
  readonly label: string
  readonly resource: string
  readonly sort: SortPayload
  /** Always applied, not shown, not in the address. */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly quickFilters?: readonly QuickFilter[]
  readonly columns: readonly Column<Item>[]
  /** One row on a phone. */
  readonly card: (item: Item) => ReactNode
  /** Where a row leads. */
  readonly open?: (item: Item) => string
  /** Shown when there is nothing at all: a friendly sentence with the next step. */
  readonly empty: ReactNode
  readonly filters?: ReactNode
  readonly intents?: ReactNode
  readonly searchable?: boolean
  /** What can be done with several selected rows; absent: rows are not selectable. */
  readonly bulk?: ReactElement
  /** Which rows can be selected; all where absent. */
  readonly selectable?: (item: Item) => boolean
}

export function ListFrame<Item extends RaRecord>(props: ListFrameProps<Item>) {
  return (
    <ListBase
      resource={props.resource}
      sort={props.sort}
      perPage={10}
      storeKey={false}
      disableAuthentication
      queryOptions={{ retry: worthRetrying, onError: () => undefined }}
      {...(props.filter && { filter: props.filter })}
    >
      <ListToolbar
        quickFilters={props.quickFilters ?? []}
        searchable={props.searchable ?? true}
        columns={
          <>
            <PhoneSort columns={props.columns} />
            <ColumnChooser list={props.resource} columns={props.columns} />
          </>
        }
        filters={props.filters}
        intents={props.intents}
      />
      <ListBody {...props} />
    </ListBase>
  )
}

function ListBody<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <>
      {props.bulk && !phone && <BulkBar selectable={props.selectable as Selectable}>{props.bulk}</BulkBar>}
      <Shown {...props} />
    </>
  )
}

// A failed load is shown in the list itself, not in a toast beside it. Without a connection nothing is even asked.
function Shown<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const { data, isPending, isPaused, isPlaceholderData, error, total, filterValues, refetch } = useListContext<Item>()
  const unanswered = isPending || isPlaceholderData
  if ((error && !data) || (unanswered && isPaused)) return <ListFailed onRetry={() => void refetch()} />
  if (isPending) return <ListSkeleton />
  return (
    <RowsOrOld old={isPlaceholderData === true}>
      {total === 0 ? (
        <NothingThere filtered={Object.keys(filterValues).length > 0} empty={props.empty} />
      ) : (
        <>
          <Items {...props} items={data ?? []} />
          <ListPager stale={error !== null} />
        </>
      )}
    </RowsOrOld>
  )
}

const NothingThere = ({ filtered, empty }: { filtered: boolean; empty: ReactNode }) =>
  filtered ? <NothingFound /> : empty

function Items<Item extends RaRecord>(props: ListFrameProps<Item> & { items: readonly Item[] }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {phone ? <Cards {...props} /> : <Rows {...props} />}
    </Paper>
  )
}

function Rows<Item extends RaRecord>({ label, resource, columns, open, bulk, selectable }: ListFrameProps<Item>) {
  const [hidden] = useHidden(resource)
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
        aria-label={label}
        rowClick={open ? (_id, _resource, item) => open(item as Item) : false}
        sx={{ '& .MuiTableCell-root': { px: 2, py: 1.25 }, '& tbody tr:last-of-type td': { borderBottom: 0 } }}
      >
        {bulk && (
          <DataTable.Col<Item>
            source="id"
            label={<SelectPage selectable={selectable as Selectable} />}
            disableSort
            render={item => (selectable && !selectable(item) ? null : <SelectRow item={item} />)}
          />
        )}
        {shownColumns(columns, hidden).map(column => (
          <DataTable.Col<Item>
            key={column.source}
            source={column.sortBy ?? column.source}
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

function Cards<Item extends RaRecord>({ label, items, card, open }: ListFrameProps<Item> & { items: readonly Item[] }) {
  const navigate = useNavigate()
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(item => (
        <Box
          component="li"
          key={item.id}
          onClick={open ? () => navigate(open(item)) : undefined}
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          {card(item)}
        </Box>
      ))}
    </Box>
  )
}
