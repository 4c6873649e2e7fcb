// What happens to an organization, and the reservation of an email address.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { organizationLook, organizationName, organizationSettings } from './people.fields'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const words = z.object({ one: plainText(60), many: plainText(60) })

export const organizationEvents = defineEvents('organization', {
  OrganizationFounded: event({
    version: 2,
    upcasts: {
      1: before => ({ ...before, settings: { ...(before.settings as object), enableStrongerPasswords: false } }),
    },
    schema: z.object({
      organizationId: id,
      ...storedOf(organizationName),
      kind: z.enum(['academic', 'clinical', 'admin']),
      zone: plainText(60),
      ...storedOf(organizationLook),
      words: z.record(plainText(30), words),
      settings: z.object(storedOf(organizationSettings)),
    }),
    sample: {
      organizationId,
      name: 'Harbor University',
      kind: 'academic',
      zone: 'America/Los_Angeles',
      accent: null,
      words: { trainee: { one: 'intern', many: 'interns' } },
      settings: {
        allowTraineeCodePurchase: false,
        requireTraineeInsurance: true,
        showWelcome: true,
        enableStrongerPasswords: true,
      },
    },
  }),
  /** Of earlier releases, where one coordinator put it away for all. */
  WelcomeDismissed: event({ version: 1, schema: z.object({ organizationId: id }), sample: { organizationId } }),
})
export type OrganizationEvent = EventsOf<typeof organizationEvents>

/** One stream per address, named by a keyed hash of it: whoever writes its first event holds the address. */
export const emailEvents = defineEvents('email', {
  EmailReserved: event({
    version: 1,
    schema: z.object({ userId: id }),
    sample: { userId: '0192f0c0-0000-7000-8000-000000000001' },
  }),
})
export type EmailEvent = EventsOf<typeof emailEvents>
