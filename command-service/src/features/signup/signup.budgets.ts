// How many accounts are set up by links from one place, and how many mails one address gets: whoever has a link must not fill mailboxes, nor the platform.
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'

const HOUR = 3600

/** A cohort in one room at its first lesson. */
const ACCOUNTS_FROM_ADDRESS = 200
/** Of each kind. What strangers cause beyond is answered alike, and not sent. */
const MAILS_TO_ACCOUNT = 3
const RESENDS_FROM_ADDRESS = 60
/** One for each that comes by an invitation, and those who correct what they have typed. */
const QUESTIONS_FROM_ADDRESS = 600

type Limiter = Pick<AttemptLimiter, 'take'>

export const takeAccount = (attempts: Limiter, ip: string): Promise<Refusal | undefined> =>
  taken(attempts, 'signup.too_many_accounts', `signup:${ip}`, ACCOUNTS_FROM_ADDRESS)

export const takeResend = (attempts: Limiter, ip: string): Promise<Refusal | undefined> =>
  taken(attempts, 'signup.too_many_mails', `signup-resend:${ip}`, RESENDS_FROM_ADDRESS)

export const takeQuestion = (attempts: Limiter, ip: string): Promise<Refusal | undefined> =>
  taken(attempts, 'signup.too_many', `signup-exists:${ip}`, QUESTIONS_FROM_ADDRESS)

/** Of the one who waits for it: by the name of an address, whoever has it, so that what is told of it tells nothing of them. */
export const takeAskedMail = (attempts: Limiter, account: string): Promise<Refusal | undefined> =>
  taken(attempts, 'signup.too_many_mails', `signup-asked-mail:${account}`, MAILS_TO_ACCOUNT)

/** Of one mailbox, by the name of its address. */
export const takeMail = (attempts: Limiter, account: string): Promise<Refusal | undefined> =>
  taken(attempts, 'signup.too_many_mails', `signup-mail:${account}`, MAILS_TO_ACCOUNT)

export const mayWriteTo = async (attempts: Limiter, account: string): Promise<boolean> =>
  !(await takeMail(attempts, account))

async function taken(attempts: Limiter, code: string, key: string, limit: number): Promise<Refusal | undefined> {
  const { allowed, retryInSeconds } = await attempts.take({ key, limit, windowSeconds: HOUR })
  return allowed ? undefined : refuseTooMany(code, retryInSeconds)
}
