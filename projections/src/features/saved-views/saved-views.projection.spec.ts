// Events of saved views, and the rows they become.
import { defaultViewEvents, savedViewEvents } from '@practicum/shared/features/saved-views/saved-views.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { defaultViewProjection, savedViewProjection } from './saved-views.projection'

const samples = savedViewEvents.definitions
const { sample } = samples.ViewSaved
const event = eventsOf(savedViewEvents, sample.savedViewId)
const saved = event('ViewSaved', 0)

test('what was saved knows whose it is, its list, and how the list is shown', () => {
  expect(rowAfter(savedViewProjection, [saved])).toEqual({
    saved_view_id: sample.savedViewId,
    organization_id: sample.organizationId,
    creator_id: sample.creatorId,
    creator_position_id: sample.creatorPositionId,
    ...{ list: '/tasks', name: sample.name, query: sample.query, tab: 'assigned' },
    ...{ shared: false, revision: 0 },
  })
})

test('a change is seen, and what was deleted is gone', () => {
  const changed = event('ViewChanged', 1)
  expect(rowAfter(savedViewProjection, [saved, changed])).toMatchObject({
    name: 'Late ones',
    shared: true,
    revision: 1,
  })
  expect(rowAfter(savedViewProjection, [saved, event('ViewDeleted', 1)])).toBeUndefined()
})

test('a list opens with what was chosen last', () => {
  const id = '0192f0c0-0000-7000-8000-0000000000b9'
  const choice = eventsOf(defaultViewEvents, id)
  const chosen = choice('DefaultViewChosen', 0)
  const { positionId, savedViewId } = defaultViewEvents.definitions.DefaultViewChosen.sample
  const row = { default_view_id: id, position_id: positionId, list: '/tasks', saved_view_id: savedViewId }
  expect(rowAfter(defaultViewProjection, [chosen])).toEqual(row)
  expect(rowAfter(defaultViewProjection, [chosen, choice('DefaultViewCleared', 1)])).toBeUndefined()
})

test('no event is left out', () => {
  expect(Object.keys(savedViewProjection.on).sort()).toEqual(Object.keys(samples).sort())
  expect(Object.keys(defaultViewProjection.on).sort()).toEqual(Object.keys(defaultViewEvents.definitions).sort())
})
