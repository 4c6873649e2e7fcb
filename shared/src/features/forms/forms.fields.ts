// The fields of a form: each named once, for its event, its row and its view.
import { z } from 'zod'
import { role } from '../../access/roles'
import { plainText } from '../../events/catalog'
import { storedField } from '../../kernel/fields'

const formType = z.enum(['agreement', 'evaluation'])

/** Which kind of form it is; nobody is shown it. */
export const formKind = { formType: storedField(formType, formType, 'text') } as const

export const formContent = { name: storedField(plainText(200), z.string(), 'text') } as const

/** Who may submit it, shown with the names of the roles. */
export const formSubmitters = {
  submitterRoles: storedField(z.array(role), z.array(z.object({ keyname: role, name: z.string() })), 'text[]'),
} as const
