// What a day makes of a licence, and the others of its person.
import { addDays } from '../../kernel/dates'

export const LICENSE_STANDINGS = ['valid', 'expiring', 'expired'] as const
export type LicenseStanding = (typeof LICENSE_STANDINGS)[number]

/** Days before the end from which on one expires soon. */
export const SOON_DAYS = 30

export interface Licensed {
  readonly disciplineId: string
  readonly stateId: string
  /** null: without an end. */
  readonly expiresOn: string | null
}

/** Another of these for the same discipline and state holds for longer. */
export const isRenewed = ({ disciplineId, stateId, expiresOn }: Licensed, all: readonly Licensed[]): boolean =>
  expiresOn !== null &&
  all.some(
    one =>
      one.disciplineId === disciplineId &&
      one.stateId === stateId &&
      (one.expiresOn === null || one.expiresOn > expiresOn),
  )

/** Among all of its person: as long as it holds, one that is renewed need not be looked at. */
export function licenseStandingAmong(license: Licensed, all: readonly Licensed[], today: string): LicenseStanding {
  const standing = licenseStanding(license.expiresOn, today)
  return standing === 'expiring' && isRenewed(license, all) ? 'valid' : standing
}

/** One without an end holds. The last day is one on which it holds. */
export function licenseStanding(expiresOn: string | null, today: string): LicenseStanding {
  if (expiresOn === null || expiresOn > addDays(today, SOON_DAYS)) return 'valid'
  return expiresOn < today ? 'expired' : 'expiring'
}
