// Every list as a file: the row of a list makes the row of its export, which takes the same address and finds the same things.
import { z } from 'zod'
import { exportPathOf, type FileColumns, LIST_FILE_FORMATS, type ListFileFormat } from './columns'
import { type ListRow, type StreamRow, stream } from './row'

export const LIST_FILE_TYPES: Readonly<Record<ListFileFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** In one file; what is more is narrowed first. */
export const LIST_EXPORT_MAX_ROWS = 50_000
/** Of one person. */
export const LIST_EXPORTS_PER_HOUR = 30

export interface ListExportRow extends StreamRow<z.ZodType, z.ZodType<ListExportQuery>> {
  /** The list that it takes out. */
  readonly of: ListRow
}

export interface ListExportQuery {
  readonly format: ListFileFormat
  readonly columns?: string | readonly string[] | undefined
}

/** Undefined for a list that has an export of its own. */
export function exportOf(list: ListRow): ListExportRow | undefined {
  const { columns } = list
  if (columns === 'own export') return undefined
  const row = stream({
    name: list.name.replace(/^list/, 'export'),
    feature: list.feature,
    path: exportPathOf(list),
    summary: `What ${list.name} finds with the same filters, search and order, as CSV or Excel. Times are in the zone of the reader.`,
    access: { ...list.access, relation: `as ${list.name}`, impersonation: 'deny' },
    params: list.params,
    query: z.looseObject({ format: z.enum(LIST_FILE_FORMATS), columns: chosenOf(columns) }),
    produces: LIST_FILE_FORMATS.map(format => LIST_FILE_TYPES[format]),
    headers: { 'X-Total-Rows': 'How many rows the file has, without its head.' },
    refusals: ['list_export.too_many', 'list_export.too_large'],
  })
  return { ...row, of: list } as ListExportRow
}

function chosenOf(columns: FileColumns) {
  const one = z.enum(Object.keys(columns) as [string, ...string[]])
  return z.union([one, z.array(one)]).optional()
}
