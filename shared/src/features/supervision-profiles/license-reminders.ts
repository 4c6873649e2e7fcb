// Reminders before the licences of a profile end: what was given of each, and what is due.
import { type ReminderDays, reminderDue } from '../../kernel/ending'
import { isRenewed, type Licensed } from './supervision-profiles.standing'

export const LICENSES_REMINDED_AT: ReminderDays = [60, 30, 0]

interface Kept extends Licensed {
  readonly licenseId: string
}

/** The last reminder of each licence that has one, in days before its end. */
export type LicensesReminded = Readonly<Record<string, number>>

export interface LicenseReminder {
  readonly licenseId: string
  readonly days: number
}

/** Of a licence with another end reminders begin anew. */
export const remindedStill = (
  reminded: LicensesReminded,
  before: readonly Kept[],
  now: readonly Kept[],
): LicensesReminded => {
  const stays = ({ licenseId, expiresOn }: Kept): boolean =>
    now.some(one => one.licenseId === licenseId && one.expiresOn === expiresOn)
  const kept = new Set(before.filter(stays).map(({ licenseId }) => licenseId))
  return Object.fromEntries(Object.entries(reminded).filter(([licenseId]) => kept.has(licenseId)))
}

export const remindedWith = (reminded: LicensesReminded, given: readonly LicenseReminder[]): LicensesReminded => ({
  ...reminded,
  ...Object.fromEntries(given.map(({ licenseId, days }) => [licenseId, days])),
})

/** Of what is renewed nobody is reminded. */
export const licenseRemindersDue = (
  licenses: readonly Kept[],
  reminded: LicensesReminded,
  today: string,
): readonly LicenseReminder[] =>
  licenses.flatMap(license => {
    if (isRenewed(license, licenses)) return []
    const { licenseId, expiresOn: end } = license
    const days = reminderDue(LICENSES_REMINDED_AT, { end, today, reminded: reminded[licenseId] })
    return days === undefined ? [] : [{ licenseId, days }]
  })
