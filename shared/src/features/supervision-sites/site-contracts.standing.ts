// What a day makes of the contracts of a site: of one of them, and of all together.
import type { ReminderDays } from '../../kernel/ending'

/** Days before the last one on which coordinators are reminded, each once. */
export const CONTRACT_REMINDED_AT: ReminderDays = [30, 7, 0]

/** So many days before its last one a contract ends soon. */
export const CONTRACT_SOON_DAYS = 30

export const CONTRACT_STANDINGS = ['running', 'ending', 'future', 'ended'] as const
export type ContractStanding = (typeof CONTRACT_STANDINGS)[number]

/** Of a site: ending where what runs now ends soon and nothing goes on without a gap. */
export const SITE_CONTRACT_STATUSES = [...CONTRACT_STANDINGS, 'none'] as const
