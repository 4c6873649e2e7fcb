// By what a person shows, after their password, that it is them, and how often they may try.
import { z } from 'zod'

/** `sms`: a code sent to a phone. `authenticator`: one that an app of theirs shows. */
export const twoFactorMethod = z.enum(['sms', 'authenticator'])
export type TwoFactorMethod = z.infer<typeof twoFactorMethod>

/** From the password to the last code that is taken. */
export const CHALLENGE_SECONDS = 600
/** After one password. */
export const CHALLENGE_TRIES = 5
/** Of one account in a day, whoever tries, of each kind apart: whoever has used up the one still has the others. */
export const DAILY_TRIES = 10
export const CODE_KINDS = ['code', 'recovery', 'passkey'] as const
export type CodeKind = (typeof CODE_KINDS)[number]
/** Under which the tries of a day are counted. */
export const dailyTriesKey = (kind: CodeKind, userId: string): string => `second-step-day:${kind}:${userId}`
export const RECOVERY_CODES = 10
/** Of a code that is sent to a phone. */
export const TEXT_CODE_DIGITS = 7
export const TEXT_CODE_SECONDS = 600
/** From one code that was sent to the next. */
export const TEXT_AGAIN_SECONDS = 30
/** A passkey is called as its person calls it. */
export const PASSKEY_NAME_MAX = 60
/** Of one person. */
export const PASSKEYS_MOST = 20
/** So long a browser is remembered in which a code was right: the password is enough there. */
export const REMEMBERED_DAYS = 30
/** Browsers of one person; the oldest goes for another. */
export const REMEMBERED_MOST = 10
/** Who ends it before its time: `limit` for another, `copy` where what was used up is shown again. */
export const forgottenBy = z.enum(['person', 'admin', 'limit', 'copy'])
export type ForgottenBy = z.infer<typeof forgottenBy>
/** From what an authenticator is asked to sign to its answer. */
export const PASSKEY_SECONDS = 300
/** What somebody has set up to show that it is them. */
export const secondStepWay = z.enum([...twoFactorMethod.options, 'passkey'])
export type SecondStepWay = z.infer<typeof secondStepWay>
/** In whose place a passkey stands: password and code at once, or the code after the password. */
export const passkeyUse = z.enum(['sign_in', 'second_step'])
export type PasskeyUse = z.infer<typeof passkeyUse>
/** Of what an admin says who takes it away from somebody. */
export const RESET_REASON_MAX = 500

/** What is left to see of a number: its last four digits. */
export const maskedPhone = (phone: string): string => phone.replace(/\d(?=(?:\D*\d){4})/g, '•')
