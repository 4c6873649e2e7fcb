// The rules of the tags of sites, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { newId } from '../../kernel/ids'
import { type SiteTagCommand, siteTagDecider } from './site-tags.decider'
import { type SiteTagEvent, siteTagEvents } from './site-tags.events'
import { TAGS_MAX } from './site-tags.fields'

const given = givenOf(siteTagDecider)
const { order: _order, ...data } = siteTagEvents.definitions.SiteTagCreated.sample
const { tagId, organizationId: _organization, ...content } = data
const [second, third] = [newId(), newId()]
const created = (id: string, name: string, order: number): SiteTagEvent => ({
  type: 'SiteTagCreated',
  data: { ...data, tagId: id, name, order },
})
const past = [created(tagId, 'One', 0), created(second, 'Two', 1), created(third, 'Three', 2)] as const
const change = (changes: Partial<Extract<SiteTagCommand, { type: 'ChangeTag' }>> = {}): SiteTagCommand => ({
  ...{ type: 'ChangeTag', tagId, ...content, name: 'One' },
  ...changes,
})

test('a tag is made once and stands after the others, also after one was deleted', () => {
  const command: SiteTagCommand = { type: 'CreateTag', ...data }
  given()
    .when(command)
    .thenEmits(created(tagId, data.name, 0))
  given(created(tagId, data.name, 0))
    .when(command)
    .thenNothing()
  const id = newId()
  const gone: SiteTagEvent = { type: 'SiteTagDeleted', data: { tagId: second } }
  given(...past, gone)
    .when({ ...command, tagId: id, name: 'Four' })
    .thenEmits(created(id, 'Four', 3))
})

test('no two have names that nobody tells apart, and a deleted one leaves its name', () => {
  const named = (name: string): SiteTagCommand => ({ type: 'CreateTag', ...data, tagId: newId(), name })
  expect(
    given(created(tagId, 'Español', 0))
      .when(named('  ESPANOL '))
      .thenRefused('site_tag.name_taken').field,
  ).toBe('name')
  expect(
    given(...past)
      .when(change({ name: 'two' }))
      .thenRefused('site_tag.name_taken').field,
  ).toBe('name')
  given(...past)
    .when(change({ name: 'ONE' }))
    .thenEmits({ type: 'SiteTagChanged', data: { tagId, ...content, name: 'ONE' } })
  const gone: SiteTagEvent = { type: 'SiteTagDeleted', data: { tagId: second } }
  given(...past, gone)
    .when(change({ name: 'Two' }))
    .thenEmits({ type: 'SiteTagChanged', data: { tagId, ...content, name: 'Two' } })
})

test('a change of what others have changed is a conflict, and the same again changes nothing', () => {
  const changed: SiteTagEvent = { type: 'SiteTagChanged', data: { tagId, ...content, name: 'Other' } }
  given(...past)
    .when(change())
    .thenNothing()
  const refused = given(...past, changed).when(change({ version: 0 }))
  expect(refused.thenRefused('version_conflict', { expected: 0, actual: 1 }).kind).toBe('conflict')
  given(...past, changed)
    .when(change({ version: 1, name: 'Other' }))
    .thenNothing()
})

test('they are put in order, and what was not named stands after them', () => {
  const order = (...tagIds: readonly string[]): SiteTagCommand => ({ type: 'OrderTags', tagIds })
  given(...past)
    .when(order(third, tagId))
    .thenEmits({ type: 'SiteTagsOrdered', data: { tagIds: [third, tagId, second] } })
  given(...past)
    .when(order(tagId))
    .thenNothing()
  const ordered: SiteTagEvent = { type: 'SiteTagsOrdered', data: { tagIds: [third, tagId, second] } }
  given(...past, ordered)
    .when(order(third, tagId, second))
    .thenNothing()
  expect(
    given(...past)
      .when(order(newId()))
      .thenRefused('not_found').kind,
  ).toBe('missing')
})

test('what was deleted is missing', () => {
  given(...past)
    .when({ type: 'DeleteTag', tagId })
    .thenEmits({ type: 'SiteTagDeleted', data: { tagId } })
  const gone: SiteTagEvent = { type: 'SiteTagDeleted', data: { tagId } }
  for (const command of [change(), { type: 'DeleteTag', tagId }] as const)
    given(...past, gone)
      .when(command)
      .thenRefused('not_found')
})

test(`there are at most ${TAGS_MAX}`, () => {
  const all = Array.from({ length: TAGS_MAX }, (_one, index) => created(newId(), `Tag ${index}`, index))
  given(...all)
    .when({ type: 'CreateTag', ...data })
    .thenRefused('site_tag.too_many', { max: TAGS_MAX })
})
