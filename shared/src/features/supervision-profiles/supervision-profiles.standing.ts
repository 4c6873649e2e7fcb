// What a day makes of a licence.
import { addDays } from '../../kernel/dates'

export const LICENSE_STANDINGS = ['valid', 'expiring', 'expired'] as const
export type LicenseStanding = (typeof LICENSE_STANDINGS)[number]

/** Days before the end from which on one expires soon. */
export const SOON_DAYS = 30

/** One without an end holds. The last day is one on which it holds. */
export function licenseStanding(expiresOn: string | null, today: string): LicenseStanding {
  if (expiresOn === null || expiresOn > addDays(today, SOON_DAYS)) return 'valid'
  return expiresOn < today ? 'expired' : 'expiring'
}
