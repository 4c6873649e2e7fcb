// Reminding people of what waits for them: how often it may be done, the same for rules and buttons.

/** Whoever was reminded is left in peace for so long. */
export const REMIND_AGAIN_HOURS = 4

const HOUR_MS = 3_600_000

/** The instant from which somebody who was reminded at this one can be reminded again. */
export const nextReminder = (remindedAt: string): string =>
  new Date(Date.parse(remindedAt) + REMIND_AGAIN_HOURS * HOUR_MS).toISOString()

export const remindedLately = (remindedAt: string | null, now: string): boolean =>
  remindedAt !== null && Date.parse(nextReminder(remindedAt)) > Date.parse(now)
