// What happens to a user and their positions. A position is one role in one organization.
import { z } from 'zod'
import { LOGIN_AS_ENDS, LOGIN_AS_REASON_MAX } from '../../access/acting-as'
import { positionStatus, role, userStatus } from '../../access/roles'
import { RESET_REASON_MAX, twoFactorMethod } from '../../access/second-step'
import { defineEvents, type EventsOf, event, plainText, sealed } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { acceptedTexts, contactDetails, personAddress, personName, positionRights } from './people.fields'
import { signupResponseEvents } from './signup-response.events'
import { emailChangeEvents } from './user.email-events'
import { profileImageEvents } from './user.image-events'
import { mergingEvents } from './user.merging-events'
import { passkeyEvents } from './user.passkey-events'
import { positionStatusEvents } from './user.position-events'
import { preferenceEvents } from './user.preference-events'
import { rememberedEvents } from './user.remembered-events'
import { ssoEvents } from './user.sso-events'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

const verificationSending = { sendingId: id, sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }

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
  ...positionStatusEvents,
  ...mergingEvents,
  /** Of their name and zone, as they are from now on. */
  PersonDetailsChanged: event({
    version: 1,
    schema: z.object({ userId: id, ...storedOf(personName), zone: plainText(60) }),
    sample: { userId, firstName: 'Ana', lastName: 'Ruiz-Vega', zone: 'America/Denver' },
  }),
  /** All of them, as they are from now on. */
  ContactDetailsChanged: event({
    version: 2,
    schema: z.object({ userId: id, ...storedOf(contactDetails) }),
    upcasts: { 1: before => ({ ...before, otherPhone: null, address1: null, address2: null, city: null }) },
    sample: {
      userId,
      phone: '+12125550123',
      otherPhone: '+12125550199',
      address1: '12 Pine Street',
      address2: 'Apartment 4',
      city: 'San Francisco',
      countryCode: 'US',
      stateId: 'US-CA',
      zip: '94103',
      universityStudentId: 'S-20417',
    },
  }),
  ...signupResponseEvents,
  /** To the address of an account that waits for it to be proved; the secret of the sending before proves nothing any more. */
  VerificationSent: event({
    version: 1,
    schema: z.object({ userId: id, ...verificationSending }),
    sample: {
      userId,
      sendingId: '0192f0c0-0000-7000-8000-000000000006',
      sentAt: '2026-11-26T12:00:00.000Z',
      expiresAt: '2026-11-27T12:00:00.000Z',
    },
  }),
  /** The address is theirs: by the secret of a mail to it. */
  EmailVerified: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  ...profileImageEvents,
  ...ssoEvents,
  ...passkeyEvents,
  ...rememberedEvents,
  ...emailChangeEvents,
  UserStatusChanged: event({
    version: 1,
    schema: z.object({ userId: id, status: userStatus }),
    sample: { userId, status: 'inactive' },
  }),
  HipaaCompleted: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  /** Of these versions, both at once. */
  TermsAccepted: event({
    version: 1,
    schema: z.object({ userId: id, ...storedOf(acceptedTexts) }),
    sample: { userId, acceptedTerms: '2026-11-25', acceptedPrivacy: '2026-11-25' },
  }),
  ...preferenceEvents,
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
  /** By somebody who knows the address; it may be anybody. */
  PasswordResetRequested: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  /** By the person themselves, or by a link that was mailed to them: then every session has ended. */
  PasswordChanged: event({
    version: 1,
    schema: z.object({ userId: id, by: z.enum(['own', 'reset']) }),
    sample: { userId, by: 'reset' },
  }),
  UserSignedOut: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  /** From another device; `sessions` by their ids. */
  DevicesSignedOut: event({
    version: 1,
    schema: z.object({ userId: id, sessions: z.array(id).min(1) }),
    sample: { userId, sessions: ['0192f0c0-0000-7000-8000-000000000004'] },
  }),
  /** From now on a code is asked for after the password; whatever was set up before holds no more. */
  TwoFactorSetUp: event({
    version: 1,
    schema: z.object({ userId: id, method: twoFactorMethod }),
    sample: { userId, method: 'authenticator' },
  }),
  /** An admin, who helps somebody that has lost everything, says why. */
  TwoFactorRemoved: event({
    version: 1,
    schema: z.object({
      userId: id,
      by: z.enum(['person', 'admin']),
      reason: sealed('userId', RESET_REASON_MAX).nullable(),
    }),
    sample: { userId, by: 'admin', reason: 'Has lost the phone and the recovery codes' },
  }),
  /** In place of a code; `left` are those that still open. */
  RecoveryCodeUsed: event({
    version: 1,
    schema: z.object({ userId: id, left: z.int().min(0) }),
    sample: { userId, left: 9 },
  }),
  RecoveryCodesRenewed: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  /** After the right password. */
  SecondStepRefused: event({
    version: 1,
    schema: z.object({ userId: id, code: plainText(60) }),
    sample: { userId, code: 'two_factor.invalid' },
  }),
  /** An admin acts as the person from now on, in a session that has this id. */
  LoginAsStarted: event({
    version: 1,
    schema: z.object({
      userId: id,
      adminId: id,
      sessionId: id,
      reason: sealed('userId', LOGIN_AS_REASON_MAX),
    }),
    sample: {
      userId,
      adminId: '0192f0c0-0000-7000-8000-000000000005',
      sessionId: '0192f0c0-0000-7000-8000-000000000004',
      reason: 'Cannot find the form that was assigned',
    },
  }),
  LoginAsEnded: event({
    version: 1,
    schema: z.object({ userId: id, adminId: id, sessionId: id, how: z.enum(LOGIN_AS_ENDS) }),
    sample: {
      userId,
      adminId: '0192f0c0-0000-7000-8000-000000000005',
      sessionId: '0192f0c0-0000-7000-8000-000000000004',
      how: 'stopped',
    },
  }),
  /** The person's key was destroyed: their sealed data can no longer be read by anybody. */
  SubjectErased: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})

export type UserEvent = EventsOf<typeof userEvents>
