// The rules of forms, as given, when, then.

import { maySubmit } from '../../access/submitting'
import { givenOf } from '../../kernel/given-when-then'
import { formDecider } from './forms.decider'
import { type FormEvent, formEvents } from './forms.events'

const given = givenOf(formDecider)
const { sample } = formEvents.definitions.FormDrafted
const { formId } = sample
const drafted: FormEvent = { type: 'FormDrafted', data: sample }
const published: FormEvent = { type: 'FormPublished', data: { formId } }
const unpublished: FormEvent = { type: 'FormUnpublished', data: { formId } }
const draft = (more: Partial<typeof sample> = {}) => ({ type: 'DraftForm' as const, data: { ...sample, ...more } })

test('FORM-027 a form has a name and submitter roles, and is drafted once', () => {
  given().when(draft()).thenEmits(drafted)
  given(drafted).when(draft()).thenNothing()
  given()
    .when(draft({ name: ' ' }))
    .thenRefused('form.name_required')
  given()
    .when(draft({ submitterRoles: [] }))
    .thenRefused('form.submitters_required')
})

test('it is published, and what was taken back is published again', () => {
  given(drafted).when({ type: 'PublishForm' }).thenEmits(published)
  given(drafted, published).when({ type: 'PublishForm' }).thenNothing()
  given(drafted, published, unpublished).when({ type: 'PublishForm' }).thenEmits(published)
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'PublishForm' }).thenRefused('not_found').kind).toBe('missing')
})

test('a role may submit when it is named, or acts as one that is', () => {
  expect(maySubmit(['trainee'], 'trainee')).toBe(true)
  expect(maySubmit(['coordinator'], 'manager')).toBe(true)
  expect(maySubmit(['manager'], 'coordinator')).toBe(false)
  expect(maySubmit(['trainee'], 'supervisor')).toBe(false)
})
