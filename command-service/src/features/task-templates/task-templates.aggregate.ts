// The aggregate of templates of tasks, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type TaskTemplateState,
  taskTemplateDecider,
} from '@practicum/shared/features/task-templates/task-templates.decider'
import {
  taskTemplateEvents,
  templateShelfEvents,
} from '@practicum/shared/features/task-templates/task-templates.events'
import { taskTemplateFacts, taskTemplatePolicy } from '@practicum/shared/features/task-templates/task-templates.policy'
import { templateShelfDecider } from '@practicum/shared/features/task-templates/template-shelf.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { shelfAggregate } from '../../execution/shelf'

export const taskTemplateAggregate = { catalog: taskTemplateEvents, decider: taskTemplateDecider, audience } as const

const templateShelf = shelfAggregate({ catalog: templateShelfEvents, decider: templateShelfDecider })

export const templateShelfOf = (positionId: string) => [templateShelf, derivedId(positionId, 'task templates')] as const

/** Colleagues of the other roles have no room of their own; they hear of it with their next look. */
function audience(state: TaskTemplateState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(taskTemplatePolicy.remove, taskTemplateFacts(state))
}

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: TaskTemplateState,
  wanted: 'change' | 'remove',
): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const facts = taskTemplateFacts(state)
  if (!allows(taskTemplatePolicy.see, principal, facts)) return missing
  return allows(taskTemplatePolicy[wanted], principal, facts)
    ? undefined
    : refuse('forbidden', {}, { kind: 'forbidden' })
}

export const mayShare = (principal: Principal): boolean => allows(taskTemplatePolicy.share, principal, {})
