// How long, and with how many words, an admin acts as somebody.

/** From the start; less where the admin's own session ends before. */
export const LOGIN_AS_MINUTES = 60
/** Of why. */
export const LOGIN_AS_REASON_MAX = 500
/** `stopped`: by the admin, who goes on as themselves. `signed_out`: from everything. `lapsed`: its time was over, or the session was ended from elsewhere. */
export const LOGIN_AS_ENDS = ['stopped', 'signed_out', 'lapsed'] as const
export type LoginAsEnd = (typeof LOGIN_AS_ENDS)[number]
