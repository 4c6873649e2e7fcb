// What becomes of the passkeys of a person. Keys, their ids and what they count stand beside the log.
import { z } from 'zod'
import { PASSKEY_NAME_MAX, passkeyUse, RESET_REASON_MAX } from '../../access/second-step'
import { event, plainText, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const passkeyId = '0192f0c0-0000-7000-8000-000000000007'

export const passkeyEvents = {
  /** `synced`: its maker keeps copies of it, so that it is there on other devices of theirs. */
  PasskeyAdded: event({
    version: 1,
    schema: z.object({ userId: id, passkeyId: id, name: sealed('userId', PASSKEY_NAME_MAX), synced: z.boolean() }),
    sample: { userId, passkeyId, name: 'Work laptop', synced: false },
  }),
  PasskeyRenamed: event({
    version: 1,
    schema: z.object({ userId: id, passkeyId: id, name: sealed('userId', PASSKEY_NAME_MAX) }),
    sample: { userId, passkeyId, name: 'Old laptop' },
  }),
  /** An admin takes all of them away, with two-factor sign-in, and says why. */
  PasskeyRemoved: event({
    version: 1,
    schema: z.object({
      userId: id,
      passkeyId: id,
      by: z.enum(['person', 'admin']),
      reason: sealed('userId', RESET_REASON_MAX).nullable(),
    }),
    sample: { userId, passkeyId, by: 'admin', reason: 'Has lost the phone and the recovery codes' },
  }),
  PasskeyUsed: event({
    version: 1,
    schema: z.object({ userId: id, passkeyId: id, use: passkeyUse }),
    sample: { userId, passkeyId, use: 'sign_in' },
  }),
  PasskeyRefused: event({
    version: 1,
    schema: z.object({ userId: id, passkeyId: id, use: passkeyUse, code: plainText(60) }),
    sample: { userId, passkeyId, use: 'sign_in', code: 'passkeys.counter' },
  }),
} as const
