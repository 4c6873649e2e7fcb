// What happens to the address of a user: it becomes another one, or nobody ever proves it. Part of the events of users.
import { z } from 'zod'
import { event, sealed } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { personAddress } from './people.fields'

const EMAIL_MAX = 254

/** Why somebody is no account, and will be none. */
export const LAPSES = ['never_proved', 'never_came'] as const

const userId = '0192f0c0-0000-7000-8000-000000000001'

export const emailChangeEvents = {
  /** Theirs is the one of before until the new one is proved, by the secret of a mail to it. */
  EmailChangeRequested: event({
    version: 1,
    schema: z.object({
      userId: id,
      changeId: id,
      newEmail: sealed('userId', EMAIL_MAX),
      by: z.enum(['person', 'admin']),
      askedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
    sample: {
      userId,
      changeId: '0192f0c0-0000-7000-8000-000000000007',
      newEmail: 'ana.ruiz@harbor.test',
      by: 'person',
      askedAt: '2026-11-26T12:00:00.000Z',
      expiresAt: '2026-11-27T12:00:00.000Z',
    },
  }),
  EmailChangeWithdrawn: event({
    version: 1,
    schema: z.object({ userId: id, changeId: id }),
    sample: { userId, changeId: '0192f0c0-0000-7000-8000-000000000007' },
  }),
  /** From now on they sign in with it, and mails go there. */
  EmailChanged: event({
    version: 1,
    schema: z.object({ userId: id, changeId: id, ...storedOf(personAddress) }),
    sample: { userId, changeId: '0192f0c0-0000-7000-8000-000000000007', email: 'ana.ruiz@harbor.test' },
  }),
  /** By whoever reads the mails to the address of before: it is theirs again, and so is the account. */
  EmailChangeTakenBack: event({
    version: 1,
    schema: z.object({ userId: id, changeId: id, ...storedOf(personAddress) }),
    sample: { userId, changeId: '0192f0c0-0000-7000-8000-000000000007', email: 'ana@harbor.test' },
  }),
  /** Nobody has proved the address in time, or come by an invitation: what is left of them is erased. */
  AccountLapsed: event({
    version: 1,
    schema: z.object({ userId: id, because: z.enum(LAPSES) }),
    sample: { userId, because: 'never_proved' },
  }),
} as const
