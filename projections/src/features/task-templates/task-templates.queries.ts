// Reads of templates of tasks: those that the reader sees, their own first.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  listTaskTemplates,
  type TaskTemplateView,
  TEMPLATES_TOLD,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { taskTemplatePolicy } from '@practicum/shared/features/task-templates/task-templates.policy'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { queryRows, selected, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'

type ReadTemplate = RowOf<typeof taskTemplateFields> &
  Pick<TaskTemplateView, 'id' | 'version'> & {
    readonly creator: PersonRef | null
    readonly creator_id: string
    readonly creator_position_id: string
  }

const COLUMNS = `t.task_template_id as id, ${selected(taskTemplateFields, 't')}, t.revision as version,
  t.creator_id, t.creator_position_id, ${personJson('t.creator_position_id')} as creator`

export const taskTemplateQueries: readonly Binding[] = [
  bindQuery(listTaskTemplates, ['task_template', 'person', 'position'], async ({ principal, db }) => {
    const { positionId } = principal
    // What an erased person has written cannot be read any more.
    const where = scopeOf(taskTemplatePolicy.see, principal, 't').and('t.name <> ?', ERASED)
    const rows = await queryRows<ReadTemplate>(
      db,
      statementOf(
        `select ${COLUMNS} from read.task_template t where ?
         order by t.creator_position_id = ? desc, lower(t.name), t.task_template_id limit ${TEMPLATES_TOLD}`,
        [where.all(), positionId],
      ),
    )
    return { data: rows.map(viewOf(positionId)) }
  }),
]

const viewOf =
  (positionId: string) =>
  ({ creator, creator_id, creator_position_id, ...row }: ReadTemplate): TaskTemplateView => ({
    ...row,
    creator: shownPerson(creator, creator_id, creator_position_id),
    own: creator_position_id === positionId,
  })
