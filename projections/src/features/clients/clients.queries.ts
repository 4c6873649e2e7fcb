// Reads of clients: the list, and one of them.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { type ClientView, getClient, listClients } from '@practicum/shared/features/clients/clients.contract'
import { clientFields } from '@practicum/shared/features/clients/clients.fields'
import { clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { AttachmentsShown } from '../../reads/slots'
import { containing, queryRows, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { documentsIn, documentsSeen } from '../attachments/documents.read'
import { personJson, shownPerson } from '../people/person-ref'

const USES = ['client', 'person', 'position']

type ReadClient = Omit<ClientView, 'trainee' | 'supervisor' | 'created_at'> & {
  readonly trainee: PersonRef | null
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly supervisor: PersonRef | null
  readonly supervisor_id: string | null
  readonly supervisor_position_id: string | null
  readonly created_at: Date
}

const COLUMNS = `t.client_id as id, ${selected(clientFields, 't')}, t.can_upload, t.upload_requested, t.archived_at is not null as archived,
  t.revision as version, t.created_at, t.trainee_id, t.trainee_position_id, t.supervisor_id, t.supervisor_position_id,
  ${personJson('t.trainee_position_id')} as trainee, ${personJson('t.supervisor_position_id')} as supervisor`

const SORTS = { created_at: { by: ['t.created_at'] }, code: { by: ['t.code'] } } as const

function viewOf(read: ReadClient): ClientView {
  const { trainee, trainee_id, trainee_position_id, supervisor, supervisor_id, supervisor_position_id, ...row } = read
  const named = supervisor_id !== null && supervisor_position_id !== null
  return {
    ...row,
    trainee: shownPerson(trainee, trainee_id, trainee_position_id),
    supervisor: named ? shownPerson(supervisor, supervisor_id, supervisor_position_id) : null,
    created_at: row.created_at.toISOString(),
  }
}

const DOCUMENTS = { table: 'client', key: 'client_id' }

export const clientDocuments: AttachmentsShown['read'] = (db, principal, clientId) =>
  documentsSeen({ db, principal }, clientPolicy.see, DOCUMENTS, clientId)

export const clientQueries: readonly Binding[] = [
  bindList(listClients, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(clientPolicy.see, principal, 't').map(one => {
      one.and(`t.archived_at is ${filter.archived ? 'not null' : 'null'}`)
      if (filter.incomplete !== undefined) one.and('t.can_upload = ?', !filter.incomplete)
      for (const term of terms) one.and('t.code ilike ?', containing(term))
      return one
    })
    const { rows, ...counted } = await queryPage<ReadClient>(db, {
      columns: COLUMNS,
      source: 'read.client t',
      key: 't.client_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getClient, USES, async ({ params, principal, db }) => {
    const where = scopeOf(clientPolicy.see, principal, 't').and('t.client_id = ?', params.id)
    const [row] = await queryRows<ReadClient>(db, where.select(COLUMNS, 'read.client t'))
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    return { ...viewOf(row), documents: await documentsIn({ db, principal }, DOCUMENTS, [row.id]) }
  }),
]
