// Clients of trainees over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { instantColumn, namesColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { personRef, pickedRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { clientFields } from './clients.fields'

const feature = 'clients'

const readers = {
  who: ['faculty', 'supervisor', 'trainee'],
  relation: 'the trainee whose client it is, or whom they have named',
  impersonation: 'deny',
} as const
const own = { who: ['trainee'], relation: 'the trainee whose client it is' } as const
const guides = { who: ['faculty', 'supervisor'], relation: 'whom the trainee has named' } as const

export const clientView = z
  .object({
    id: z.uuid(),
    ...shownOf(clientFields),
    trainee: personRef,
    /** Whom the trainee lets see the client. */
    supervisor: personRef.nullable(),
    can_upload: z.boolean(),
    /** The trainee has asked for uploads, and waits. */
    upload_requested: z.boolean(),
    archived: z.boolean(),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Client' })
export type ClientView = z.infer<typeof clientView>

/** With what is uploaded for the client, the oldest first. */
export const clientDetails = clientView.extend({ documents: z.array(attachmentView) }).meta({ id: 'ClientDetails' })
export type ClientDetails = z.infer<typeof clientDetails>

const written = z.object({ id: z.uuid(), version: z.int() })

export const listClients = list({
  name: 'listClients',
  feature,
  path: '/api/clients',
  summary: 'The clients that the current position may see; without the archived unless they are asked for.',
  access: readers,
  filter: z.strictObject({
    archived: z.boolean().optional(),
    /** Those for which nothing may be uploaded yet. */
    incomplete: z.boolean().optional(),
  }),
  item: clientView,
  sort: ['created_at', 'code'],
  defaultOrder: 'desc',
  columns: {
    code: textColumn('Code'),
    trainee: namesColumn('Trainee'),
    supervisor: namesColumn('Supervisor'),
    can_upload: yesOrNoColumn('Uploads allowed'),
    created_at: instantColumn('Added'),
    archived: yesOrNoColumn('Archived'),
  },
})

export const getClient = query({
  name: 'getClient',
  feature,
  path: '/api/clients/:id',
  summary: 'One client, with its documents.',
  access: readers,
  params: byId,
  answer: clientDetails,
})

const content = { ...sentOf(clientFields), supervisor: pickedRef.nullable().default(null) }
const EXAMPLE = { code: 'AB-104', supervisor: null }
const CONTENT_REFUSALS = ['client.code_form', 'client.code_taken', 'person.not_available'] as const

export const addClient = command({
  name: 'addClient',
  feature,
  method: 'POST',
  path: '/api/clients',
  summary: 'Add a client by a code, never by a name, and name who may see it besides.',
  access: { ...own, relation: 'the supervisor is available to the caller in the picker' },
  body: z.strictObject(content).meta({ examples: [EXAMPLE] }),
  answer: written,
  refusals: CONTENT_REFUSALS,
})

export const editClient = command({
  name: 'editClient',
  feature,
  method: 'PUT',
  path: '/api/clients/:id',
  summary: 'Change the code of a client, and who may see it besides the trainee.',
  access: own,
  params: byId,
  body: z
    .strictObject({
      ...content,
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...EXAMPLE, version: 0 }] }),
  answer: written,
  refusals: [...CONTENT_REFUSALS, 'client.archived', 'version_conflict'],
})

export const requestClientUploads = command({
  name: 'requestClientUploads',
  feature,
  method: 'POST',
  path: '/api/clients/:id/upload-request',
  summary: 'Ask whoever supervises the client to allow uploads.',
  access: own,
  params: byId,
  answer: ACCEPTED,
  refusals: ['client.without_supervisor', 'client.archived'],
})

export const allowClientUploads = command({
  name: 'allowClientUploads',
  feature,
  method: 'PATCH',
  path: '/api/clients/:id',
  summary: 'Allow uploads for a client, or forbid them again.',
  access: guides,
  params: byId,
  body: z.strictObject({ can_upload: z.boolean() }).meta({ examples: [{ can_upload: true }] }),
  answer: ACCEPTED,
  refusals: ['client.archived'],
})

export const archiveClient = command({
  name: 'archiveClient',
  feature,
  method: 'PATCH',
  path: '/api/clients/:id/archive',
  summary: 'Put a client away, or bring it back.',
  access: own,
  params: byId,
  body: z.strictObject({ archived: z.boolean() }).meta({ examples: [{ archived: true }] }),
  answer: ACCEPTED,
})
