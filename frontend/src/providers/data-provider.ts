// The lists of react-admin over the contract: ra-data-simple-rest reads, addressed by each resource's row; every write is an intent.

import { exportPathOf, type ListFileFormat } from '@practicum/shared/contract/columns'
import { countsOf, type ListCounts } from '@practicum/shared/contract/list-counts'
import { AT_LEAST, type TotalRelation } from '@practicum/shared/contract/paging'
import type { ListRow, QueryRow } from '@practicum/shared/contract/row'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, SortPayload } from 'react-admin'
import type { Api } from './api'
import { urlOf } from './urls'

export interface ResourceRows {
  readonly list: ListRow
  /** Its path is the list's path and `/:id`. */
  readonly get?: QueryRow
}

/** Resource name to rows. A name is its feature's, or begins with it and a slash. */
export type ResourceTable = Readonly<Record<string, ResourceRows>>

/** What a list shows of its total beside the number. */
export interface ListMeta {
  readonly relation: TotalRelation
}

export interface ExportedList {
  readonly format: ListFileFormat
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
  /** Fields of its items, in their order. */
  readonly columns: readonly string[]
}

/** What lists ask for beside their rows. */
export interface ListFiles {
  /** Where this list is to be had as a file; undefined where it has an export of its own. Throws for a column that no file has. */
  readonly exportUrl: (resource: string, list: ExportedList) => string | undefined
}

/** What the chips of a list ask for. */
export interface ListCounting {
  readonly isCounted: (resource: string) => boolean
  readonly counts: (
    resource: string,
    filters: readonly Readonly<Record<string, unknown>>[],
    signal: AbortSignal,
  ) => Promise<ListCounts>
}

type Page = { readonly data: unknown[]; readonly total: number; readonly meta: ListMeta }

type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>

export function createDataProvider(api: Api, table: ResourceTable): DataProvider & ListFiles & ListCounting {
  const send: HttpClient = (url, options) => {
    const { user: _unused, ...init } = options ?? {}
    return api.send(url, init as RequestInit)
  }
  const rest = simpleRest('', send)
  const rowOf = (resource: string): ListRow => {
    const rows = table[resource]
    if (!rows) throw new Error(`No list row is known for the resource ${resource}.`)
    return rows.list
  }
  const path = (resource: string): string => rowOf(resource).path.replace(/^\//, '')
  const byIntent = (): Promise<never> => Promise.reject(new Error('Changes go through the intents of the contract.'))
  return {
    ...rest,
    getList: async (resource, params) => {
      let relation: TotalRelation = 'eq'
      const noted = simpleRest('', async (url, options) => {
        const answer = await send(url, options)
        relation = answer.headers.get('Content-Range')?.endsWith(AT_LEAST) ? 'gte' : 'eq'
        return answer
      })
      const { data, total } = (await noted.getList(path(resource), params)) as Omit<Page, 'meta'>
      return { data, total, meta: { relation } } satisfies Page as never
    },
    getOne: async (resource, params) => rest.getOne(path(resource), params),
    getMany: async (resource, params) => rest.getMany(path(resource), params),
    getManyReference: async (resource, params) => rest.getManyReference(path(resource), params),
    create: byIntent,
    update: byIntent,
    updateMany: byIntent,
    delete: byIntent,
    deleteMany: byIntent,
    supportAbortSignal: true,
    isCounted: resource => table[resource]?.list.counted === true,
    counts: (resource, filters, signal) => {
      const row = countsOf(rowOf(resource))
      if (!row) throw new Error(`The list of ${resource} is not counted.`)
      return api.call(row, { query: { filters: JSON.stringify(filters) }, signal })
    },
    exportUrl: (resource, list) => exportUrl(rowOf(resource), list),
  }
}

function exportUrl(row: ListRow, { format, filter, sort, columns }: ExportedList): string | undefined {
  if (row.columns === 'own export') return undefined
  const unknown = columns.find(column => !Object.hasOwn(row.columns as object, column))
  if (unknown !== undefined) throw new Error(`The contract of ${row.name} has no column for files called ${unknown}.`)
  const narrowed = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) }
  return urlOf(exportPathOf(row), {}, { format, columns, ...narrowed })
}
