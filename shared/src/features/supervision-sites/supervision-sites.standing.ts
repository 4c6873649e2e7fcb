// How a site stands: what was decided about it, and what a day makes of that.
import type { ReminderDays } from '../../kernel/ending'

/** As it was decided. */
export const DECIDED = ['pending', 'approved', 'rejected', 'on_hold', 'closed'] as const
export type DecidedStatus = (typeof DECIDED)[number]

/** Only what is approved expires, after its last day where it is. */
export const SITE_STATUSES = [...DECIDED, 'expired'] as const
export type SiteStatus = (typeof SITE_STATUSES)[number]

/** Days before the last one on which coordinators and its supervisors are reminded, each once. */
export const SITE_REMINDED_AT: ReminderDays = [30, 7, 0]

/** What a pending site may be asked for as, too. */
export const UNAPPROVED = 'unapproved'

export const SITE_INTENTS = ['approve', 'reject', 'hold', 'close', 'reopen', 'propose'] as const
export type SiteIntent = (typeof SITE_INTENTS)[number]

interface Move {
  readonly from: readonly DecidedStatus[]
  readonly to: DecidedStatus
}

/** What each intent makes of a site; whoever closes or holds one can open it again, and whose proposal was rejected can propose it again. */
export const SITE_MOVES: Readonly<Record<SiteIntent, Move>> = {
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  hold: { from: ['approved'], to: 'on_hold' },
  close: { from: ['approved', 'on_hold'], to: 'closed' },
  reopen: { from: ['on_hold', 'closed'], to: 'approved' },
  propose: { from: ['rejected'], to: 'pending' },
}
