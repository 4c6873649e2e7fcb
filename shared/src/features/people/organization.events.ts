// What happens to an organization, and the reservation of an email address.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import {
  imageChange,
  organizationKind,
  organizationLook,
  organizationName,
  organizationSettings,
  storedWords,
} from './people.fields'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const userId = '0192f0c0-0000-7000-8000-000000000001'
const words = { trainee: { one: 'intern', many: 'interns' } }
const settings = {
  allowTraineeCodePurchase: false,
  requireTraineeInsurance: true,
  showWelcome: true,
  enableStrongerPasswords: true,
}
export const organizationEvents = defineEvents('organization', {
  OrganizationFounded: event({
    version: 2,
    upcasts: {
      1: before => ({ ...before, settings: { ...(before.settings as object), enableStrongerPasswords: false } }),
    },
    schema: z.object({
      organizationId: id,
      ...storedOf(organizationName),
      kind: organizationKind,
      zone: plainText(60),
      ...storedOf(organizationLook),
      words: storedWords,
      settings: z.object(storedOf(organizationSettings)),
    }),
    sample: {
      organizationId,
      name: 'Harbor University',
      kind: 'academic',
      zone: 'America/Los_Angeles',
      accent: null,
      words,
      settings,
    },
  }),
  OrganizationDetailsChanged: event({
    version: 1,
    schema: z.object({
      organizationId: id,
      ...storedOf(organizationName),
      zone: plainText(60),
      ...storedOf(organizationLook),
    }),
    sample: { organizationId, name: 'Harbor State University', zone: 'America/Denver', accent: '#2f6f6d' },
  }),
  /** All of them, as they are from now on. */
  OrganizationWordsChanged: event({
    version: 1,
    schema: z.object({ organizationId: id, words: storedWords }),
    sample: { organizationId, words },
  }),
  OrganizationSettingsChanged: event({
    version: 1,
    schema: z.object({ organizationId: id, settings: z.object(storedOf(organizationSettings)) }),
    sample: { organizationId, settings },
  }),
  OrganizationLogoChanged: event({
    version: 1,
    schema: z.object({ organizationId: id, ...imageChange }),
    sample: {
      organizationId,
      image: {
        imageId: '0192f0c0-0000-7000-8000-000000000004',
        uploadId: '0192f0c0-0000-7000-8000-000000000005',
        objectKey: `${organizationId}/logo-0192f0c0-0000-7000-8000-000000000004`,
      },
      replaced: null,
    },
  }),
  OrganizationOwnerChosen: event({
    version: 1,
    schema: z.object({ organizationId: id, userId: id, positionId: id }),
    sample: { organizationId, userId, positionId: '0192f0c0-0000-7000-8000-000000000002' },
  }),
  /** How many people may have a place in it from now on. */
  OrganizationUserLimitChanged: event({
    version: 1,
    schema: z.object({ organizationId: id, userLimit: z.int().positive() }),
    sample: { organizationId, userLimit: 250 },
  }),
  /** Nobody opens it any more; its positions end one by one, see `PositionStatusChanged`. */
  OrganizationArchived: event({ version: 1, schema: z.object({ organizationId: id }), sample: { organizationId } }),
  /** What its archiving has ended comes back. */
  /** Nobody ever belonged to it. */
  OrganizationDeleted: event({ version: 1, schema: z.object({ organizationId: id }), sample: { organizationId } }),
  OrganizationRestored: event({ version: 1, schema: z.object({ organizationId: id }), sample: { organizationId } }),
  /** Of earlier releases, where one coordinator put it away for all. */
  WelcomeDismissed: event({ version: 1, schema: z.object({ organizationId: id }), sample: { organizationId } }),
})
export type OrganizationEvent = EventsOf<typeof organizationEvents>

/** One stream per address, named by a keyed hash of it: whoever writes its first event holds the address. */
export const emailEvents = defineEvents('email', {
  EmailReserved: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})
export type EmailEvent = EventsOf<typeof emailEvents>
