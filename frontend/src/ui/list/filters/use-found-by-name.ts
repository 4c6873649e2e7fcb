// Finds things of a list by what is typed of their names, for the panel of a filter; the first of them while nothing is.
import { type RaRecord, useGetList } from 'react-admin'
import { useSettled } from '../../use-settled'

const OFFERED = { page: 1, perPage: 10 }
const BY_NAME = { field: 'name', order: 'ASC' } as const

export function useFoundByName<Thing extends RaRecord>(resource: string, typed: string) {
  const wanted = typed.trim()
  const q = useSettled(wanted)
  const { data = [], isPending } = useGetList<Thing>(resource, {
    ...{ pagination: OFFERED, sort: BY_NAME },
    filter: q === '' ? {} : { q },
  })
  return { found: data, looking: isPending || q !== wanted }
}
