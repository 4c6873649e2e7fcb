// What happens to a user and their positions. A position is one role in one organization.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { personAddress, personName, positionRights } from './people.fields'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

export const userEvents = defineEvents('user', {
  UserRegistered: event({
    version: 1,
    schema: z.object({
      userId: id,
      ...storedOf(personAddress),
      ...storedOf(personName),
      zone: plainText(60),
      status: userStatus,
    }),
    sample: {
      userId,
      email: 'ana@harbor.test',
      firstName: 'Ana',
      lastName: 'Ruiz',
      zone: 'America/Los_Angeles',
      status: 'active',
    },
  }),
  PositionAssigned: event({
    version: 1,
    schema: z.object({
      userId: id,
      positionId: id,
      role,
      organizationId: id,
      status: positionStatus,
      ...storedOf(positionRights),
      accountLimited: z.boolean(),
    }),
    sample: {
      userId,
      positionId,
      role: 'trainee',
      organizationId,
      status: 'active',
      liveSessionsAllowed: true,
      accountLimited: false,
    },
  }),
  CurrentPositionSwitched: event({
    version: 1,
    schema: z.object({ userId: id, positionId: id }),
    sample: { userId, positionId },
  }),
  PositionStatusChanged: event({
    version: 1,
    schema: z.object({ userId: id, positionId: id, organizationId: id, status: positionStatus }),
    sample: { userId, positionId, organizationId, status: 'graduated' },
  }),
  UserStatusChanged: event({
    version: 1,
    schema: z.object({ userId: id, status: userStatus }),
    sample: { userId, status: 'inactive' },
  }),
  HipaaCompleted: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  UserSignedIn: event({
    version: 1,
    schema: z.object({ userId: id, positionId: id, knownDevice: z.boolean() }),
    sample: { userId, positionId, knownDevice: true },
  }),
  SignInRefused: event({
    version: 1,
    schema: z.object({ userId: id, code: plainText(60) }),
    sample: { userId, code: 'login.failed' },
  }),
  /** Attacks from several networks: for a day only devices that are known may try. */
  SignInLocked: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  SignInLockLifted: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  UserSignedOut: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  /** The person's key was destroyed: their sealed data can no longer be read by anybody. */
  SubjectErased: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})

export type UserEvent = EventsOf<typeof userEvents>
