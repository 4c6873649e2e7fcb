// Who may see and read a notification, in whatever position: read by the rules, the lists, the row locks and the pushes.
import { policyWords } from '../../access/policy'

export type NotificationFacts = { readonly userId: string }

export const notificationPolicy = { see: policyWords<NotificationFacts>().person('userId') } as const
