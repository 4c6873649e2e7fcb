// What happens to an invitation of one person into one organization. `userId` is who that person is, or will be once they sign up: their key seals what is said of them.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { DEFAULT_LOCALE } from '../../kernel/locales'
import { inviteFields } from './invites.fields'

const inviteId = '0192f0c0-0000-7000-8000-0000000000f1'
const userId = '0192f0c0-0000-7000-8000-000000000001'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const inviterId = '0192f0c0-0000-7000-8000-000000000004'
const inviterPositionId = '0192f0c0-0000-7000-8000-000000000005'

const ofInvite = { inviteId: id, userId: id }
/** Each sending has a secret of its own, which opens until then; the one before opens nothing any more. */
const sending = { sendingId: id, sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }

export const inviteEvents = defineEvents('invite', {
  /** Also once more, after the one before was accepted, withdrawn, or had expired. */
  InviteCreated: event({
    version: 1,
    schema: z.object({
      ...ofInvite,
      organizationId: id,
      inviterId: id,
      inviterPositionId: id,
      ...storedOf(inviteFields),
      /** The key of a language: in which the mail is written. */
      language: plainText(35),
      ...sending,
    }),
    sample: {
      inviteId,
      userId,
      organizationId,
      inviterId,
      inviterPositionId,
      email: 'ana@harbor.test',
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'trainee',
      language: DEFAULT_LOCALE,
      sendingId: '0192f0c0-0000-7000-8000-0000000000f2',
      sentAt: '2026-11-25T12:00:00.000Z',
      expiresAt: '2026-12-25T12:00:00.000Z',
    },
  }),
  InviteResent: event({
    version: 1,
    schema: z.object({ ...ofInvite, ...sending }),
    sample: {
      inviteId,
      userId,
      sendingId: '0192f0c0-0000-7000-8000-0000000000f3',
      sentAt: '2026-11-27T12:00:00.000Z',
      expiresAt: '2026-12-27T12:00:00.000Z',
    },
  }),
  /** Whoever holds its secret is about to take up the position: until then nobody withdraws it, and of both one comes first. */
  InviteClaimed: event({
    version: 1,
    schema: z.object({ ...ofInvite, claimedUntil: z.iso.datetime() }),
    sample: { inviteId, userId, claimedUntil: '2026-11-28T12:05:00.000Z' },
  }),
  /** Its mail came back, or was not sent because others did: the address is wrong, or takes none. */
  InviteCameBack: event({
    version: 1,
    schema: z.object({ ...ofInvite, sendingId: id }),
    sample: { inviteId, userId, sendingId: '0192f0c0-0000-7000-8000-0000000000f3' },
  }),
  /** An admin has that mail sent all the same: whether it arrives is open again. */
  InviteMailRequeued: event({
    version: 1,
    schema: z.object({ ...ofInvite, sendingId: id }),
    sample: { inviteId, userId, sendingId: '0192f0c0-0000-7000-8000-0000000000f3' },
  }),
  InviteWithdrawn: event({ version: 1, schema: z.object(ofInvite), sample: { inviteId, userId } }),
  /** In the position that it led to. */
  InviteAccepted: event({
    version: 1,
    schema: z.object({ ...ofInvite, positionId: id }),
    sample: { inviteId, userId, positionId: '0192f0c0-0000-7000-8000-000000000002' },
  }),
})

export type InviteEvent = EventsOf<typeof inviteEvents>
