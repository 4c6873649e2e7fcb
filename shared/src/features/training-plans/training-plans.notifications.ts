// What notifications of training plans say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/training-plans/${id}`

export const trainingPlanNotifications: Readonly<Record<string, NotificationWords>> = {
  'training_plan.edited': { text: '{actor} changed: {subject}', bare: '{actor} changed your training plan', link },
  'training_plan.archived': { text: '{actor} archived: {subject}', bare: '{actor} archived your training plan', link },
}
