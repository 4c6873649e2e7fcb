// Events of invitations, of places on links and of people become rows of those who are no account yet.
import { inviteLinkEvents } from '@practicum/shared/features/invite-links/invite-links.events'
import { inviteEvents } from '@practicum/shared/features/invites/invites.events'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { changes, type Projection } from '../../runner/projection'
import { type UnprovenRow, unprovenTable } from './unproven.table'

interface Sent {
  readonly data: { readonly inviteId: string; readonly userId: string; readonly expiresAt: string }
}

const ofPerson = ({ data }: { readonly data: { readonly userId: string } }): readonly string[] => [data.userId]

const NOTHING = { invite_link_id: null, invite_ids: [] } as const

/** Whoever has an account already is asked in once more as anybody is. */
function invited(row: UnprovenRow | undefined, { data }: Sent): UnprovenRow {
  if (row && row.unproven_as !== 'invited') return row
  const { userId, inviteId, expiresAt } = data
  const since = row && row.since > expiresAt ? row.since : expiresAt
  const invite_ids = [...new Set([...(row?.invite_ids ?? []), inviteId])]
  return { user_id: userId, unproven_as: 'invited', since, invite_link_id: null, invite_ids }
}

export const unprovenProjection: Projection<UnprovenRow> = {
  name: 'unproven',
  version: 2,
  table: unprovenTable,
  skipDecryption: true,
  on: {
    ...changes<UnprovenRow>()(inviteEvents, {
      InviteCreated: { keys: ofPerson, fold: invited },
      InviteResent: { keys: ofPerson, fold: invited },
    }),
    ...changes<UnprovenRow>()(inviteLinkEvents, {
      // Before the account, which may never come.
      PlaceTaken: {
        keys: ofPerson,
        fold: (row, { data, meta }) => ({
          ...{ ...NOTHING, user_id: data.userId, unproven_as: 'none', since: meta.occurredAt },
          ...row,
          invite_link_id: data.inviteLinkId,
        }),
      },
      PlaceFreed: { keys: ofPerson, patch: () => ({ invite_link_id: null }) },
    }),
    ...changes<UnprovenRow>()(userEvents, {
      UserRegistered: {
        fold: (row, { data, meta }) => ({
          ...{ ...NOTHING, user_id: data.userId },
          ...row,
          unproven_as: 'none',
          since: meta.occurredAt,
        }),
      },
      // It comes with the account; sent again it does not count anew.
      VerificationSent: {
        patch: ({ data }, row) => (row.unproven_as === 'pending' ? {} : { unproven_as: 'pending', since: data.sentAt }),
      },
      EmailVerified: { patch: () => ({ unproven_as: 'none' }) },
      // One that was closed while it waited waits again once it is open, since when it did before.
      UserStatusChanged: { patch: ({ data }) => ({ unproven_as: data.status === 'pending' ? 'pending' : 'none' }) },
      SubjectErased: { remove: true },
    }),
  },
}
