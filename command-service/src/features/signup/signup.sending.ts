// A mail that is to prove an address: its secret is another one than that of any mail before.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { VERIFICATION_HOURS, type VerificationSending } from '@practicum/shared/features/people/user.verification'
import { derivedId } from '@practicum/shared/kernel/ids'

const HOUR_MS = 3_600_000

export const sendingOf = ({ commandId, now }: Pick<CommandCall, 'commandId' | 'now'>): VerificationSending => ({
  sendingId: derivedId(commandId, 'verification'),
  sentAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * HOUR_MS).toISOString(),
})
