// A list as every screen shows it: search, quick filters, a table (cards on a phone), pages; its state lives in the address.
import Box from '@mui/material/Box'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import type { RaRecord, SortPayload } from 'react-admin'
import { lazyWithRetry } from '../lazy-with-retry'
import { BoardToggle } from './board/BoardToggle'
import type { BoardContent } from './board/board'
import { CalendarToggle } from './calendar/CalendarToggle'
import type { CalendarContent } from './calendar/calendar'
import { fieldOf } from './columns'
import { DisplayMenu } from './DisplayMenu'
import { Folded } from './Folds'
import { FOLDED, type Folding, useFoldChoice } from './folding'
import { Grouped } from './Groups'
import type { Grouping } from './grouping'
import { ListExport } from './ListExport'
import { ListItems } from './ListItems'
import { ListPrintHead } from './ListPrintHead'
import { ListShown, ListSource } from './ListShown'
import { ListSkeleton } from './ListStates'
import { ListToolbar, type QuickFilter } from './ListToolbar'
import { useShownAs } from './look'
import { OverPages } from './over-pages'
import { PeekArea, type PeekContent } from './Peek'
import { PhoneSort } from './PhoneSort'
import { PrintedWhole } from './PrintedWhole'
import { BulkBar, type Selectable } from './Selection'
import { useDisplayChoices } from './use-display-choices'
import { ViewBar, ViewsMenu, WithViews } from './Views'

const Board = lazyWithRetry(() => import('./board/Board'))
const Calendar = lazyWithRetry(() => import('./calendar/Calendar'))

export interface Column<Item> {
  readonly source: string
  readonly label: string
  readonly render: (item: Item) => ReactNode
  /** The server can sort by it. */
  readonly sortable?: boolean
  /** Sort by another field than `source`. */
  readonly sortBy?: string
  readonly align?: 'right'
  /** Hidden where a table has no room for all, until somebody chooses it. */
  readonly spare?: boolean
}

export type Shows = (source: string) => boolean

export interface ListFrameProps<Item extends RaRecord> {
  readonly label: string
  readonly resource: string
  /** By a column that can be sorted by, so that the order is seen. */
  readonly sort: SortPayload
  /** Always applied, not shown, not in the address. */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly quickFilters?: readonly QuickFilter[]
  readonly columns: readonly Column<Item>[]
  /** One row on a phone; `shows` tells whether the column of a source is chosen. */
  readonly card: (item: Item, shows: Shows) => ReactNode
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
  /** What is selected stays from page to page, and all that matches can be: for what is done by `useSelected`. */
  readonly overPages?: boolean
  /** What is shown of a row beside the list. */
  readonly peek?: PeekContent<Item>
  /** Its columns by status, as another view of it. */
  readonly board?: BoardContent<Item>
  /** Its days, as another view of it. */
  readonly calendar?: CalendarContent<Item>
  /** Where its things are, as another view of it; what asks for it stands among the intents. */
  readonly map?: ReactNode
  /** Its rows may be asked for as cards where there is room for columns, too. */
  readonly asCards?: boolean
  /** Which groups its rows can stand in. */
  readonly grouping?: Grouping<Item>
  /** Rows may stand for several things each. */
  readonly folding?: Folding<Item>
}

export function ListFrame<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const { columns, resource, sort, filter } = props
  insistOnOrder(props)
  const look = useLook(props)
  const asRows = look === undefined
  const asCards = useCards(props)
  const folding = useFoldingNow(props)
  return (
    <WithViews narrowed={isNarrowed(props)}>
      <ListSource resource={resource} sort={sort} filter={folding ? { ...filter, ...FOLDED } : filter} enabled={asRows}>
        <PrintedWhole>
          <OverPages on={props.overPages === true}>
            <Folded folding={folding}>
              <Grouped grouping={props.grouping}>
                <PeekArea<Item> peek={asRows ? props.peek : undefined} open={props.open}>
                  <ListToolbar
                    quickFilters={props.quickFilters ?? []}
                    searchable={props.searchable ?? true}
                    order={look !== 'calendar' && look !== 'map' && <PhoneSort columns={columns} always={asCards} />}
                    columns={<Tools {...props} />}
                    filters={props.filters}
                    intents={props.intents}
                  />
                  {isNarrowed(props) && <ViewBar resource={resource} sort={sort} columns={columns} />}
                  <ListPrintHead label={props.label} quickFilters={props.quickFilters ?? []} />
                  <Rows {...props} />
                  {props.bulk && asRows && <BulkBar selectable={props.selectable as Selectable}>{props.bulk}</BulkBar>}
                </PeekArea>
              </Grouped>
            </Folded>
          </OverPages>
        </PrintedWhole>
      </ListSource>
    </WithViews>
  )
}

function insistOnOrder<Item extends RaRecord>({ columns, resource, sort }: ListFrameProps<Item>): void {
  if (!columns.some(column => column.sortable && fieldOf(column) === sort.field))
    throw new Error(`The list of ${resource} begins in an order that none of its columns shows: ${sort.field}.`)
}

const useLook = <Item extends RaRecord>({ board, calendar, map }: ListFrameProps<Item>) =>
  useShownAs({ board, calendar, map })

/** Rows all the same, in another shape. */
const useCards = <Item extends RaRecord>({ asCards }: ListFrameProps<Item>): boolean =>
  useShownAs({ cards: asCards || undefined }) === 'cards'

/** Other views show single things. */
function useFoldingNow<Item extends RaRecord>(props: ListFrameProps<Item>): Folding<Item> | undefined {
  const { on } = useFoldChoice(props.folding ?? { field: '' })
  const look = useLook(props)
  return on && look === undefined ? props.folding : undefined
}

/** As rows, or as what the address asks for. */
function Rows<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const { label, board, calendar, map, open, empty } = props
  const look = useLook(props)
  const cards = useCards(props)
  if (!look) {
    return <ListShown<Item> empty={empty}>{items => <ListItems {...props} items={items} asCards={cards} />}</ListShown>
  }
  return (
    <Suspense fallback={<ListSkeleton />}>
      {look === 'map' && map}
      {look === 'board' && <Board label={label} board={board as unknown as BoardContent<RaRecord>} />}
      {look === 'calendar' && (
        <Calendar
          label={label}
          calendar={calendar as unknown as CalendarContent<RaRecord>}
          open={open as unknown as (item: RaRecord) => string}
        />
      )}
    </Suspense>
  )
}

/** What cannot be narrowed, such as a part of a dashboard, has no views to be saved. */
const isNarrowed = <Item extends RaRecord>({ searchable = true, quickFilters = [], filters }: ListFrameProps<Item>) =>
  searchable || quickFilters.length > 0 || Boolean(filters)

function Tools<Item extends RaRecord>(props: ListFrameProps<Item>) {
  const { board, calendar, resource, columns, sort, filter = {} } = props
  const asRows = useLook(props) === undefined
  const choices = useDisplayChoices(props)
  return (
    <Box sx={{ display: 'flex', ml: { md: 'auto' } }}>
      {isNarrowed(props) && <ViewsMenu resource={resource} sort={sort} columns={columns} />}
      {board && <BoardToggle />}
      {calendar && <CalendarToggle />}
      {asRows && <DisplayMenu list={resource} columns={columns} choices={choices} />}
      <ListExport resource={resource} columns={columns} filter={filter} />
    </Box>
  )
}
