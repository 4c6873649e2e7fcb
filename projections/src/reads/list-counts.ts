// How many a list would show under each of several filters: its own query under the reader's own scope, in one statement that stops counting.
import { type Binding, bindQuery, type ListBinding } from '@practicum/infra/http/bindings'
import { parseListRequest } from '@practicum/infra/http/list-request'
import { COUNTED_IN_CHIPS, countsOf, filtersOf, type ListCountsRow } from '@practicum/shared/contract/list-counts'
import { type Counting, countAll, countingInto } from '../runner/pages'

/** The lists among them, and the counts of each that is counted. */
export const withCounts = (bindings: readonly Binding[]): readonly Binding[] =>
  bindings.flatMap(binding => {
    const row = binding.kind === 'list' ? countsOf(binding.row) : undefined
    return binding.kind === 'list' && row ? [binding, countsBinding(row, binding)] : [binding]
  })

const countsBinding = (row: ListCountsRow, list: ListBinding): Binding =>
  bindQuery(row, list.uses, async ({ caller, principal, query, db, now }) => {
    const found: Counting[] = []
    for (const filter of filtersOf(query.filters) ?? []) {
      const request = parseListRequest(list.row, { filter: JSON.stringify(filter) })
      await list.handle({ caller, principal, list: { ...request, ...countingInto(found) }, db, now })
    }
    return { counts: await countAll(db, found, COUNTED_IN_CHIPS) }
  })
