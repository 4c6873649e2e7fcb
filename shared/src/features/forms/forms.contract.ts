// Forms over HTTP, as far as tasks need them: which evaluations may be handed out, and one form.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { formContent, formSubmitters } from './forms.fields'

const feature = 'forms'

/** A draft is an unpublished form. */
export const formStatus = z.enum(['draft', 'published'])
export type FormStatus = z.infer<typeof formStatus>

/** Forms offered at once; the rest is found by searching. */
export const FORMS_OFFERED = 100

export const formView = z
  .object({
    id: z.uuid(),
    ...shownOf(formContent),
    status: formStatus,
    ...shownOf(formSubmitters),
  })
  .meta({ id: 'Form' })
export type FormView = z.infer<typeof formView>

const signedIn = { who: 'signed-in' } as const

export const availableForms = query({
  name: 'availableForms',
  feature,
  path: '/api/forms/available',
  summary:
    "Published evaluation forms of the organization, by name; with `own`, those that the caller's own role may submit.",
  access: { ...signedIn, relation: "the form is of the caller's organization" },
  query: z.strictObject({ search: z.string().max(200).optional(), own: z.enum(['true', 'false']).optional() }),
  answer: z.array(formView),
})

export const getForm = query({
  name: 'getForm',
  feature,
  path: '/api/forms/:id',
  summary: 'One form: its name, whether it is published, and who may submit it.',
  access: { ...signedIn, relation: "the form is of the caller's organization; a draft is for those who design forms" },
  params: byId,
  answer: formView,
})
