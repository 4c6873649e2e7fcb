// The rules of saved views and of the one that a list opens with, as given, when, then.

import { only } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { defaultViewDecider } from './default-view.decider'
import { savedViewDecider } from './saved-views.decider'
import { type DefaultViewEvent, defaultViewEvents, type SavedViewEvent, savedViewEvents } from './saved-views.events'
import { savedViewFields } from './saved-views.fields'

const given = givenOf(savedViewDecider)
const data = savedViewEvents.definitions.ViewSaved.sample
const { savedViewId, creatorId } = data
const content = only(savedViewFields, data)
const saved: SavedViewEvent = { type: 'ViewSaved', data }
const deleted: SavedViewEvent = { type: 'ViewDeleted', data: { savedViewId } }
const saving = { type: 'SaveView' as const, data, mayShare: false }
const changing = (changes: Partial<typeof content>, mayShare = false) => ({
  type: 'ChangeView' as const,
  fields: { ...content, ...changes },
  mayShare,
})

test('it is saved once, and the same again changes nothing', () => {
  given().when(saving).thenEmits(saved)
  given(saved).when(saving).thenNothing()
  given(saved).when(changing({})).thenNothing()
})

test('it gets another name, and other things to show', () => {
  const fields = { ...content, name: 'Mine', query: 'sort=status&order=ASC' }
  given(saved)
    .when(changing(fields))
    .thenEmits({ type: 'ViewChanged', data: { savedViewId, creatorId, ...fields } })
})

test('it is shared by those who may share; once shared, others change what else it says', () => {
  const refused = given(saved)
    .when(changing({ shared: true }))
    .thenRefused('saved_view.sharing_refused')
  expect([refused.kind, refused.field]).toEqual(['forbidden', 'shared'])
  given()
    .when({ ...saving, data: { ...data, shared: true } })
    .thenRefused('saved_view.sharing_refused')
  const shared: SavedViewEvent = { type: 'ViewChanged', data: { savedViewId, creatorId, ...content, shared: true } }
  given(saved)
    .when(changing({ shared: true }, true))
    .thenEmits(shared)
  const renamed = { savedViewId, creatorId, ...content, shared: true, name: 'New' }
  given(saved, shared)
    .when(changing({ shared: true, name: 'New' }))
    .thenEmits({ type: 'ViewChanged', data: renamed })
})

test('it is deleted once, and is gone then', () => {
  given(saved).when({ type: 'DeleteView' }).thenEmits(deleted)
  given(saved, deleted).when({ type: 'DeleteView' }).thenNothing()
  expect(
    given(saved, deleted)
      .when(changing({ name: 'Late' }))
      .thenRefused('not_found').kind,
  ).toBe('missing')
  expect(given().when({ type: 'DeleteView' }).thenRefused('not_found').kind).toBe('missing')
})

test('a list opens with the view that was chosen last, and with none but its own', () => {
  const choice = givenOf(defaultViewDecider)
  const { sample } = defaultViewEvents.definitions.DefaultViewChosen
  const { positionId, list } = sample
  const chosen: DefaultViewEvent = { type: 'DefaultViewChosen', data: sample }
  const cleared: DefaultViewEvent = { type: 'DefaultViewCleared', data: { positionId, list } }
  const choosing = { type: 'ChooseDefaultView' as const, data: { positionId, list }, savedViewId, ofList: list }
  const clearing = { type: 'ClearDefaultView' as const, data: { positionId, list } }
  choice().when(choosing).thenEmits(chosen)
  choice(chosen).when(choosing).thenNothing()
  choice(chosen).when(clearing).thenEmits(cleared)
  choice(chosen, cleared).when(clearing).thenNothing()
  choice()
    .when({ ...choosing, ofList: '/applications' })
    .thenRefused('saved_view.other_list')
})
