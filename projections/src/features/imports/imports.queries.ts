// Reads of imports: the list, one of them, and its rows that were not added.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import { refusalIn } from '@practicum/shared/contract/refusal-words'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  getImport,
  type ImportFailureView,
  type ImportView,
  listImportFailures,
  listImports,
} from '@practicum/shared/features/imports/imports.contract'
import { importPolicy } from '@practicum/shared/features/imports/imports.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { containing, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'

const USES = ['import', 'person', 'position']

type ReadImport = Omit<ImportView, 'creator' | 'created_at' | 'goes_on_at' | 'ended_at'> & {
  readonly creator: PersonRef | null
  readonly creator_id: string
  readonly creator_position_id: string
  readonly created_at: Date
  readonly goes_on_at: Date | null
  readonly ended_at: Date | null
}

const COLUMNS = `t.import_id as id, t.kind, t.filename, t.import_status as status, t.total_rows as rows, t.rows_done, t.added, t.failed,
  t.revision as version, t.created_at, t.goes_on_at, t.ended_at, t.creator_id, t.creator_position_id,
  ${personJson('t.creator_position_id')} as creator`

const viewOf = ({
  creator,
  creator_id,
  creator_position_id,
  created_at,
  goes_on_at,
  ended_at,
  ...row
}: ReadImport): ImportView => ({
  ...row,
  creator: shownPerson(creator, creator_id, creator_position_id),
  created_at: created_at.toISOString(),
  goes_on_at: goes_on_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
})

export const importQueries: readonly Binding[] = [
  bindList(listImports, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(importPolicy.see, principal, 't').map(one => {
      one.when(filter.status, 't.import_status = ?')
      for (const term of terms) one.and('t.filename ilike ?', containing(term))
      return one
    })
    const { rows, ...counted } = await queryPage<ReadImport>(db, {
      columns: COLUMNS,
      source: 'read.import t',
      key: 't.import_id',
      where,
      order: { by: ['t.created_at'], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getImport, USES, async ({ params, principal, db }) => {
    const where = scopeOf(importPolicy.see, principal, 't').and('t.import_id = ?', params.id)
    const [row] = await queryRows<ReadImport>(db, where.select(COLUMNS, 'read.import t'))
    return row ? viewOf(row) : refuse('not_found', {}, { kind: 'missing' })
  }),
  bindList(listImportFailures, ['import_failure'], async ({ list, principal, db, caller }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(importPolicy.see, principal, 't').map(one => {
      one.when(filter.import_id, 't.import_id = ?')
      for (const term of terms) one.and('t.said ilike ?', containing(term))
      return one
    })
    const { rows, ...counted } = await queryPage<Omit<ImportFailureView, 'reason'>>(db, {
      columns: 't.failure_id as id, t.failed_row as row, t.failed_field as field, t.code, t.example, t.said',
      source: 'read.import_failure t',
      key: 't.failure_id',
      where,
      order: { by: ['t.failed_row'], direction: sort.order },
      page: list,
    })
    const to = { locale: caller.locale, words: principal.words }
    const items = rows.map(row => ({ ...row, reason: refusalIn(to, row.code, { example: row.example }) }))
    return { items, ...counted }
  }),
]
