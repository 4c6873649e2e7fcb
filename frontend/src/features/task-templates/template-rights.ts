// Who is offered what with a template of tasks; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import {
  listTaskTemplates,
  type TaskTemplateView,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { taskTemplateFacts, taskTemplatePolicy } from '@practicum/shared/features/task-templates/task-templates.policy'
import { askerOf, type Me } from '../../providers/me'

export const hasTemplates = ({ role }: Me): boolean =>
  (listTaskTemplates.access.who as readonly string[]).includes(role)

export const mayShare = (me: Me): boolean => allows(taskTemplatePolicy.share, askerOf(me), {})

/** Told to somebody of the organization: that of the template is theirs. */
export function mayDelete({ creator, shared }: Pick<TaskTemplateView, 'creator' | 'shared'>, me: Me): boolean {
  const asker = askerOf(me)
  const { organizationId } = asker
  const facts = taskTemplateFacts({ organizationId, creatorPositionId: creator.position_id, shared })
  return allows(taskTemplatePolicy.remove, asker, facts)
}
