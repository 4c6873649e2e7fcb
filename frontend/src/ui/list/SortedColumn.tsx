// A column of a table of rows; the one that they are sorted by says so to a screen reader as well.
import { type ComponentProps, createElement } from 'react'
import { DataTable, type RaRecord, useDataTableRenderContext, useListContext } from 'react-admin'

export function SortedColumn<Item extends RaRecord>(props: ComponentProps<typeof DataTable.Col<Item>>) {
  const place = useDataTableRenderContext()
  const { sort } = useListContext()
  const sorted = place === 'header' && props.disableSort !== true && sort.field === props.source
  const order = sort.order === 'ASC' ? 'ascending' : 'descending'
  return createElement(DataTable.Col<Item>, { ...props, ...(sorted && { 'aria-sort': order }) })
}
