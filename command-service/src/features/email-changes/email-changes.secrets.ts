// The secrets of a change of address: that of the mail to the new one, which proves it, and that of the mail to the one before, which stops it.
import { behind } from '@practicum/infra/sessions/invitation-codes'
import { EMAIL_STOP_DAYS } from '@practicum/shared/features/people/user.email'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'

const PURPOSES = { confirm: 'email-change', stop: 'email-stop' } as const
type Secret = keyof typeof PURPOSES

/** Somewhat longer than they open, so that whoever comes late is told why. */
const KEPT_DAYS = 2 * EMAIL_STOP_DAYS

/** Before the change is on record. */
export async function issueSecrets(
  { capabilities }: Pick<CommandServices, 'capabilities'>,
  changeId: string,
): Promise<void> {
  for (const purpose of Object.values(PURPOSES)) await capabilities.issue(purpose, changeId, KEPT_DAYS)
}

/** The same for the same change, as often as it is asked for. */
export const secretOf = (
  capabilities: Pick<CommandServices['capabilities'], 'tokenOf'>,
  secret: Secret,
  changeId: string,
): string => capabilities.tokenOf(PURPOSES[secret], changeId)

/** The change behind a secret; undefined: none. */
export const behindSecret = (
  services: Pick<CommandServices, 'capabilities' | 'attempts'>,
  ip: string,
  { secret, code }: { readonly secret: Secret; readonly code: string },
): Promise<string | undefined | Refusal> => behind(services, ip, { purpose: PURPOSES[secret], code })
