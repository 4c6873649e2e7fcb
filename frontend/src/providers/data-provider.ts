// The lists of react-admin over the contract: ra-data-simple-rest reads, addressed by each resource's row; every write is an intent.

import { AT_LEAST, type TotalRelation } from '@practicum/shared/contract/paging'
import type { ListRow, QueryRow } from '@practicum/shared/contract/row'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { Api } from './api'

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

type Page = { readonly data: unknown[]; readonly total: number; readonly meta: ListMeta }

type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>

export function createDataProvider(api: Api, table: ResourceTable): DataProvider {
  const send: HttpClient = (url, options) => {
    const { user: _unused, ...init } = options ?? {}
    return api.send(url, init as RequestInit)
  }
  const rest = simpleRest('', send)
  const path = (resource: string): string => {
    const rows = table[resource]
    if (!rows) throw new Error(`No list row is known for the resource ${resource}.`)
    return rows.list.path.replace(/^\//, '')
  }
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
  }
}
