// What happens to forms: they are drafted, published and taken back.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { formContent, formKind, formSubmitters } from './forms.fields'

const formId = '0192f0c0-0000-7000-8000-0000000000f1'

export const formEvents = defineEvents('form', {
  FormDrafted: event({
    version: 1,
    schema: z.object({
      formId: id,
      organizationId: id,
      ...storedOf(formKind),
      ...storedOf(formContent),
      ...storedOf(formSubmitters),
    }),
    sample: {
      formId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      formType: 'evaluation',
      name: 'Mid-term evaluation',
      submitterRoles: ['trainee', 'supervisor'],
    },
  }),
  FormPublished: event({ version: 1, schema: z.object({ formId: id }), sample: { formId } }),
  FormUnpublished: event({ version: 1, schema: z.object({ formId: id }), sample: { formId } }),
})

export type FormEvent = EventsOf<typeof formEvents>
