// What happens to an invite link: by it people sign up by themselves, as many as have a place.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { inviteLinkFields, inviteLinkRole } from './invite-links.fields'

const inviteLinkId = '0192f0c0-0000-7000-8000-0000000000b1'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'
const userId = '0192f0c0-0000-7000-8000-000000000009'

const written = { creatorId: id, ...storedOf(inviteLinkFields) }
const ofPlace = { inviteLinkId: id, userId: id }

export const inviteLinkEvents = defineEvents('invitelink', {
  InviteLinkCreated: event({
    version: 1,
    schema: z.object({
      inviteLinkId: id,
      organizationId: id,
      creatorPositionId: id,
      ...storedOf(inviteLinkRole),
      ...written,
    }),
    sample: {
      inviteLinkId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      creatorPositionId: '0192f0c0-0000-7000-8000-000000000002',
      creatorId,
      role: 'trainee',
      name: 'Autumn cohort',
      opensUntil: '2026-12-31',
      places: 40,
    },
  }),
  InviteLinkEdited: event({
    version: 1,
    schema: z.object({ inviteLinkId: id, ...written }),
    sample: { inviteLinkId, creatorId, name: 'Autumn and winter', opensUntil: null, places: null },
  }),
  /** It opens nothing any more. */
  InviteLinkClosed: event({ version: 1, schema: z.object({ inviteLinkId: id }), sample: { inviteLinkId } }),
  /** By somebody who is about to sign up by it. */
  PlaceTaken: event({ version: 1, schema: z.object(ofPlace), sample: { inviteLinkId, userId } }),
  /** They did not sign up after all, or never proved their address. */
  PlaceFreed: event({ version: 1, schema: z.object(ofPlace), sample: { inviteLinkId, userId } }),
})

export type InviteLinkEvent = EventsOf<typeof inviteLinkEvents>
