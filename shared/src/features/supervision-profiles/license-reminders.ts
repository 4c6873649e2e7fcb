// Reminders before the licences of a profile end: what was given of each, and what is due.
import { type ReminderDays, reminderDue } from '../../kernel/ending'

export const LICENSES_REMINDED_AT: ReminderDays = [60, 30, 0]

interface Licensed {
  readonly licenseId: string
  readonly expiresOn: string | null
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
  before: readonly Licensed[],
  now: readonly Licensed[],
): LicensesReminded => {
  const stays = ({ licenseId, expiresOn }: Licensed): boolean =>
    now.some(one => one.licenseId === licenseId && one.expiresOn === expiresOn)
  const kept = new Set(before.filter(stays).map(({ licenseId }) => licenseId))
  return Object.fromEntries(Object.entries(reminded).filter(([licenseId]) => kept.has(licenseId)))
}

export const remindedWith = (reminded: LicensesReminded, given: readonly LicenseReminder[]): LicensesReminded => ({
  ...reminded,
  ...Object.fromEntries(given.map(({ licenseId, days }) => [licenseId, days])),
})

export const licenseRemindersDue = (
  licenses: readonly Licensed[],
  reminded: LicensesReminded,
  today: string,
): readonly LicenseReminder[] =>
  licenses.flatMap(({ licenseId, expiresOn: end }) => {
    const days = reminderDue(LICENSES_REMINDED_AT, { end, today, reminded: reminded[licenseId] })
    return days === undefined ? [] : [{ licenseId, days }]
  })
