// Of what happens to tasks integrations are told.
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { taskAggregate } from './tasks.aggregate'

export const taskWebhooks: Readonly<Record<string, WebhookRule>> = {
  TaskCompleted: ofThing('task.completed', 'task_id', taskAggregate),
}
