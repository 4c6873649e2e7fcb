// Saved views over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { listPath, savedViewFields } from './saved-views.fields'

const feature = 'saved-views'

const who = 'signed-in'
const creator = 'creator'

export const savedViewView = z
  .object({
    id: z.uuid(),
    list: z.string(),
    ...shownOf(savedViewFields),
    creator: personRef,
    /** May the caller change it? */
    own: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'SavedView' })
export type SavedViewView = z.infer<typeof savedViewView>

const written = z.object({ id: z.uuid(), version: z.int() })

/** At most so many of one list are told. */
export const VIEWS_TOLD = 200

export const viewsOfList = query({
  name: 'viewsOfList',
  feature,
  path: '/api/saved-views',
  summary: "The saved views of a list: one's own, those that colleagues share, and which of them it opens with.",
  access: { who, relation: 'creator, or a colleague of the organization with whom it is shared' },
  query: z.strictObject({ list: listPath }),
  answer: z.object({ data: z.array(savedViewView).max(VIEWS_TOLD), default_id: z.uuid().nullable() }),
})

const example = { name: 'Late, by name', query: 'filter=%7B%22past_due%22%3Atrue%7D', tab: 'assigned' }

export const saveView = command({
  name: 'saveView',
  feature,
  method: 'POST',
  path: '/api/saved-views',
  summary: 'Keep how a list is narrowed, ordered and shown, under a name.',
  access: { who, relation: 'for oneself; shared by those who may share' },
  body: z
    .strictObject({ list: listPath, ...sentOf(savedViewFields) })
    .meta({ examples: [{ list: '/tasks', ...example }] }),
  answer: written,
  refusals: ['saved_view.sharing_refused', 'saved_view.too_many'],
})

export const changeView = command({
  name: 'changeView',
  feature,
  method: 'PUT',
  path: '/api/saved-views/:id',
  summary: 'Rename a saved view, share it, or put what the list shows now in its place.',
  access: { who, relation: creator },
  params: byId,
  body: z
    .strictObject({
      ...sentOf(savedViewFields),
      /** The version that was opened; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: ['saved_view.sharing_refused', 'version_conflict'],
})

export const deleteView = command({
  name: 'deleteView',
  feature,
  method: 'DELETE',
  path: '/api/saved-views/:id',
  summary: 'Delete a saved view; the list and what it shows stay.',
  access: { who, relation: 'creator, or, of a shared one, coordinator of the organization' },
  params: byId,
  answer: ACCEPTED,
})

export const chooseDefaultView = command({
  name: 'chooseDefaultView',
  feature,
  method: 'POST',
  path: '/api/default-views',
  summary: 'Say which saved view a list opens with; null: none.',
  access: { who, relation: 'for oneself; the view is one that the caller sees' },
  body: z
    .strictObject({ list: listPath, view_id: givenId.nullable() })
    .meta({ examples: [{ list: '/tasks', view_id: null }] }),
  answer: ACCEPTED,
  refusals: ['saved_view.other_list'],
})
