// Every list as a file: the list's own query under the reader's own scope, one piece after the other, each noted before it leaves.
import {
  type Binding,
  bindStream,
  type Download,
  type ListBinding,
  type Page,
  type StreamCall,
} from '@practicum/infra/http/bindings'
import { type ListRequest, type Piece, parseListRequest } from '@practicum/infra/http/list-request'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import {
  exportOf,
  LIST_EXPORT_MAX_ROWS,
  LIST_EXPORTS_PER_HOUR,
  LIST_FILE_TYPES,
  type ListExportQuery,
  type ListExportRow,
} from '@practicum/shared/contract/list-export'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { type ListFile, listFile } from './list-file'

const HOUR = 3600
/** So many rows are read, noted and sent at once. */
const PIECE = 1000

/** The lists among them, and the export of each. */
export const withExports = (bindings: readonly Binding[], attempts: AttemptLimiter): readonly Binding[] =>
  bindings.flatMap(binding => {
    const row = binding.kind === 'list' ? exportOf(binding.row) : undefined
    return binding.kind === 'list' && row ? [binding, exportBinding(row, binding, attempts)] : [binding]
  })

type ExportCall = StreamCall<unknown, ListExportQuery>
type Items = Page<Readonly<Record<string, unknown>>>

const exportBinding = (row: ListExportRow, list: ListBinding, attempts: AttemptLimiter): Binding =>
  bindStream(row, list.uses, async (call: ExportCall) => {
    const { format, columns, ...narrowed } = call.query
    const request = parseListRequest(row.of, narrowed)
    const refused = await tooMany(attempts, call)
    if (refused) return refused
    const read = reading(list, request, call)
    const first = await read({ countTo: LIST_EXPORT_MAX_ROWS })
    if (first.relation === 'gte') return refuse('list_export.too_large', { limit: LIST_EXPORT_MAX_ROWS })
    const pieces = piecesOf(first, read, call)
    const { locale } = call.caller
    return download(
      { format, columns: columnsOf(row, columns), pieces, zone: call.principal.zone, locale },
      { call, request, row, total: first.total },
    )
  })

/** Who takes one list after the other takes the organization away. */
async function tooMany(attempts: AttemptLimiter, { principal }: ExportCall): Promise<Refusal | undefined> {
  const budget = { key: `list-export:${principal.userId}`, limit: LIST_EXPORTS_PER_HOUR, windowSeconds: HOUR }
  const { allowed, retryInSeconds: seconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany('list_export.too_many', seconds)
}

type Reading = (piece: Piece) => Promise<Items>

function reading(
  { row, handle }: ListBinding,
  request: ListRequest,
  { caller, principal, now, read }: ExportCall,
): Reading {
  return async piece => {
    const list: ListRequest = { ...request, offset: 0, limit: PIECE, piece }
    const page = await read(db => handle({ caller, principal, list, db, now }))
    // Only what the contract shows, as in the list.
    return { ...page, items: page.items.map(item => row.item.parse(item) as Items['items'][number]) }
  }
}

async function* piecesOf(first: Items, read: Reading, { note }: ExportCall): AsyncGenerator<Items['items'], void> {
  for (let page = first; ; ) {
    await note(page.items)
    yield page.items
    if (page.items.length < PIECE || page.end === undefined) return
    page = await read({ after: page.end })
  }
}

function columnsOf({ of: { columns } }: ListExportRow, asked: ListExportQuery['columns']): ListFile['columns'] {
  if (columns === 'own export') return []
  const names = asked === undefined ? Object.keys(columns) : [...new Set([asked].flat())]
  return names.flatMap(name => (columns[name] ? [{ ...columns[name], name }] : []))
}

interface Exported {
  readonly call: ExportCall
  readonly request: ListRequest
  readonly row: ListExportRow
  readonly total: number
}

function download(file: ListFile, { call, request, row, total }: Exported): Download {
  const { filter, sort, terms } = request
  const { format, columns } = file
  return {
    contentType: `${LIST_FILE_TYPES[format]}${format === 'csv' ? '; charset=utf-8' : ''}`,
    filename: `${row.feature}-${dateIn(call.principal.zone, call.now)}.${format}`,
    headers: { 'X-Total-Rows': String(total) },
    // What was searched may name a person, and the trail holds ids alone.
    asked: { format, columns: columns.map(({ name }) => name), filter, sort, searched: terms.length > 0 },
    content: listFile(file, row.feature),
  }
}
