// What happens to a saved view, and to a person's choice of the one that a list opens with.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { PATH_MAX, savedViewFields } from './saved-views.fields'

const savedViewId = '0192f0c0-0000-7000-8000-0000000000b1'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'

const written = { creatorId: id, ...storedOf(savedViewFields) }
const sample = {
  query: 'filter=%7B%22past_due%22%3Atrue%7D&sort=due_date&order=ASC&hide=status&density=compact',
  tab: 'assigned',
}

export const savedViewEvents = defineEvents('savedview', {
  ViewSaved: event({
    version: 1,
    schema: z.object({
      savedViewId: id,
      organizationId: id,
      creatorPositionId: id,
      list: plainText(PATH_MAX),
      ...written,
    }),
    sample: {
      savedViewId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      creatorPositionId: positionId,
      creatorId,
      list: '/tasks',
      name: 'Late, by day',
      ...sample,
      shared: false,
    },
  }),
  ViewChanged: event({
    version: 1,
    schema: z.object({ savedViewId: id, ...written }),
    sample: { savedViewId, creatorId, name: 'Late ones', ...sample, shared: true },
  }),
  ViewDeleted: event({ version: 1, schema: z.object({ savedViewId: id }), sample: { savedViewId } }),
})

export const defaultViewEvents = defineEvents('defaultview', {
  DefaultViewChosen: event({
    version: 1,
    schema: z.object({ positionId: id, list: plainText(PATH_MAX), savedViewId: id }),
    sample: { positionId, list: '/tasks', savedViewId },
  }),
  DefaultViewCleared: event({
    version: 1,
    schema: z.object({ positionId: id, list: plainText(PATH_MAX) }),
    sample: { positionId, list: '/tasks' },
  }),
})

const place = z.object({ positionId: id, savedViewId: id })

/** How many of them a person keeps. */
export const viewShelfEvents = defineEvents('viewshelf', {
  ViewKept: event({ version: 1, schema: place, sample: { positionId, savedViewId } }),
  ViewGivenUp: event({ version: 1, schema: place, sample: { positionId, savedViewId } }),
})

export type SavedViewEvent = EventsOf<typeof savedViewEvents>
export type DefaultViewEvent = EventsOf<typeof defaultViewEvents>
export type ViewShelfEvent = EventsOf<typeof viewShelfEvents>
