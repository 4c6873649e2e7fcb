// Reads of saved views: those of one list that the reader sees, and which of them it opens with.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  type SavedViewView,
  VIEWS_TOLD,
  viewsOfList,
} from '@practicum/shared/features/saved-views/saved-views.contract'
import { savedViewFields } from '@practicum/shared/features/saved-views/saved-views.fields'
import { defaultViewPolicy, savedViewPolicy } from '@practicum/shared/features/saved-views/saved-views.policy'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { queryRows, selected, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'

type ReadSavedView = RowOf<typeof savedViewFields> &
  Pick<SavedViewView, 'id' | 'list' | 'version'> & {
    readonly creator: PersonRef | null
    readonly creator_id: string
    readonly creator_position_id: string
  }

const COLUMNS = `t.saved_view_id as id, t.list, ${selected(savedViewFields, 't')}, t.revision as version,
  t.creator_id, t.creator_position_id, ${personJson('t.creator_position_id')} as creator`

const viewOf =
  (positionId: string) =>
  ({ creator, creator_id, creator_position_id, ...row }: ReadSavedView): SavedViewView => ({
    ...row,
    creator: shownPerson(creator, creator_id, creator_position_id),
    own: creator_position_id === positionId,
  })

export const savedViewQueries: readonly Binding[] = [
  bindQuery(
    viewsOfList,
    ['saved_view', 'default_view', 'person', 'position'],
    async ({ query: { list }, principal, db }) => {
      const { positionId } = principal
      // What an erased person has called theirs, or searched for, cannot be read any more.
      const where = scopeOf(savedViewPolicy.see, principal, 't').and('t.list = ? and t.name <> ?', list, ERASED)
      const chosen = scopeOf(defaultViewPolicy.see, principal, 'd').and('d.list = ?', list)
      const [views, [opening]] = await Promise.all([
        queryRows<ReadSavedView>(
          db,
          // What is cut off is neither what the list opens with nor one's own.
          statementOf(
            `select ${COLUMNS} from read.saved_view t where ?
             order by t.saved_view_id in (select d.saved_view_id from read.default_view d where ?) desc,
               t.creator_position_id = ? desc, lower(t.name), t.saved_view_id limit ${VIEWS_TOLD}`,
            [where.all(), chosen.all(), positionId],
          ),
        ),
        queryRows<{ id: string }>(db, chosen.select('d.saved_view_id as id', 'read.default_view d')),
      ])
      const told = views.some(({ id }) => id === opening?.id)
      return { data: views.map(viewOf(positionId)), default_id: told && opening ? opening.id : null }
    },
  ),
]
