// What a day makes of insurances: of one of them, and of all that somebody has.
import { addDays } from '../../kernel/dates'
import type { ReminderDays } from '../../kernel/ending'

export const INSURANCE_STATES = ['current', 'expiring', 'expired', 'future'] as const
export type InsuranceState = (typeof INSURANCE_STATES)[number]

export const INSURANCE_STANDINGS = ['empty', 'expired', 'expiring', 'current'] as const
export type InsuranceStanding = (typeof INSURANCE_STANDINGS)[number]

/** Days before the end from which on one expires soon. */
export const SOON_DAYS = 30

/** Days before the end on which its trainee is reminded, each once. */
export const REMINDED_AT: ReminderDays = [30, 7, 0]

interface Dates {
  /** `YYYY-MM-DD`, as the day is. */
  readonly effectiveDate: string
  readonly expirationDate: string
}

export interface InsuranceFlags {
  readonly is_current: boolean
  readonly is_expired: boolean
  readonly expires_soon: boolean
}

export const insuranceFlags = ({ effectiveDate, expirationDate }: Dates, today: string): InsuranceFlags => ({
  is_current: effectiveDate <= today && today <= expirationDate,
  is_expired: expirationDate < today,
  expires_soon: today <= expirationDate && expirationDate <= addDays(today, SOON_DAYS),
})

export function insuranceStateOf({ is_current, is_expired, expires_soon }: InsuranceFlags): InsuranceState {
  if (is_current && !expires_soon) return 'current'
  if (is_expired) return 'expired'
  return expires_soon ? 'expiring' : 'future'
}

export function insuranceStandingOf(all: readonly InsuranceFlags[]): InsuranceStanding {
  if (all.length === 0) return 'empty'
  if (all.every(({ is_expired }) => is_expired)) return 'expired'
  return all.every(({ is_expired, expires_soon }) => is_expired || expires_soon) ? 'expiring' : 'current'
}
