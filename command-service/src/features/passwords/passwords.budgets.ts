// How often passwords may be looked at, links asked for and links tried. What is counted is who asks and for which address, never whether somebody has it.
import type { AttemptLimiter, Budget } from '@practicum/infra/sessions/attempts'
import { type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'

const QUARTER = 15 * 60
const HOUR = 3600

/** Somebody who types is asked about twice in a second at most; a class of them shares an address. */
const CHECKS = 600
/** A school at the beginning of a term has forgotten much. */
const REQUESTS_FROM_ADDRESS = 100
/** Mails of one installation: more at a time is nobody who has forgotten anything. */
const REQUESTS_FROM_ALL = 2000
/** To one mailbox in an hour; what is asked for beyond is answered alike, and not sent. */
const MAILS_TO_ACCOUNT = 3
/** Links that open nothing; those that open are given back. */
const TRIES_FROM_ADDRESS = 30

type Limiter = Pick<AttemptLimiter, 'take'>

export async function takeCheck(attempts: Limiter, whose: string): Promise<Refusal | undefined> {
  const budget = { key: `password-check:${whose}`, limit: CHECKS, windowSeconds: QUARTER }
  const { allowed, retryInSeconds: seconds } = await attempts.take(budget)
  return allowed ? undefined : refuse('password.too_many', { seconds }, { kind: 'too_many' })
}

/** From the nearest to the widest: one address alone uses up nothing that others have a share in. */
export async function takeRequest(attempts: Limiter, ip: string): Promise<Refusal | undefined> {
  return (
    (await taken(attempts, 'reset.too_many', {
      key: `reset-request:${ip}`,
      limit: REQUESTS_FROM_ADDRESS,
      windowSeconds: HOUR,
    })) ??
    taken(attempts, 'reset.too_many', {
      key: 'reset-request',
      limit: REQUESTS_FROM_ALL,
      windowSeconds: HOUR,
    })
  )
}

const mailTo = (key: string): Budget => ({ key, limit: MAILS_TO_ACCOUNT, windowSeconds: HOUR })

/** Of one mailbox. */
export const takeMail = (attempts: Limiter, account: string): Promise<Refusal | undefined> =>
  taken(attempts, 'reset.too_many', mailTo(`reset-mail:${account}`))

/** The same for whoever runs the platform: what strangers have asked for keeps no admin from helping. */
export const takeMailByAdmin = (attempts: Limiter, account: string): Promise<Refusal | undefined> =>
  taken(attempts, 'reset.too_many', mailTo(`reset-mail-by-admin:${account}`))

const linkKey = (ip: string): string => `reset-try:${ip}`

export const takeLinkTry = (attempts: Limiter, ip: string): Promise<Refusal | undefined> =>
  taken(attempts, 'reset_link.too_many', {
    key: linkKey(ip),
    limit: TRIES_FROM_ADDRESS,
    windowSeconds: QUARTER,
  })

/** It was no guess. */
export const giveLinkTryBack = (attempts: Pick<AttemptLimiter, 'giveBack'>, ip: string): Promise<void> =>
  attempts.giveBack(linkKey(ip))

async function taken(attempts: Limiter, code: string, budget: Budget): Promise<Refusal | undefined> {
  const { allowed, retryInSeconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany(code, retryInSeconds)
}
