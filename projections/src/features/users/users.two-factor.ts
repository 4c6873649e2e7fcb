// By what the person of an account shows after their password that it is them, kept beside the log: told to those who help them in.
import { CODE_KINDS, DAILY_TRIES, dailyTriesKey } from '@practicum/shared/access/second-step'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import type { ReadServices } from '../../reads/ports'

export type SecondStepReads = Pick<ReadServices, 'twoFactor' | 'passkeys' | 'attempts'>

export async function twoFactorOf(
  { twoFactor, passkeys, attempts }: SecondStepReads,
  userId: string,
): Promise<UserDetails['two_factor']> {
  const [standing, hasPasskeys, ...tries] = await Promise.all([
    twoFactor.standing(userId),
    passkeys.has(userId),
    ...CODE_KINDS.map(kind => attempts.count(dailyTriesKey(kind, userId))),
  ])
  return {
    ways: [...(standing ? [standing.method] : []), ...(hasPasskeys ? (['passkey'] as const) : [])],
    tries_used_up: tries.some(count => count >= DAILY_TRIES),
  }
}
