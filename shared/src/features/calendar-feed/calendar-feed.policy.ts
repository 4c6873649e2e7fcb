// Who may know of the secret address of a calendar: read by the row lock, the query and the pushes.
import { policyWords } from '../../access/policy'

export type CalendarFeedFacts = { readonly userId: string }

export const calendarFeedPolicy = { see: policyWords<CalendarFeedFacts>().user('userId') } as const
