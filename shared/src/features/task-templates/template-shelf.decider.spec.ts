// How many templates of tasks a person keeps, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { newId } from '../../kernel/ids'
import type { TemplateShelfEvent } from './task-templates.events'
import { TEMPLATES_KEPT, templateShelfDecider } from './template-shelf.decider'

const given = givenOf(templateShelfDecider)
const positionId = newId()
const kept = (taskTemplateId: string): TemplateShelfEvent => ({
  type: 'TemplateKept',
  data: { positionId, taskTemplateId },
})
const keep = (taskTemplateId: string) => ({ type: 'Keep' as const, place: { positionId, taskTemplateId } })
const giveUp = (taskTemplateId: string) => ({ type: 'GiveUp' as const, place: { positionId, taskTemplateId } })

const full = Array.from({ length: TEMPLATES_KEPT }, () => kept(newId()))
const [first] = full as [TemplateShelfEvent]

test('each template has one place, up to the last; one more is refused', () => {
  const template = newId()
  given(...full.slice(1))
    .when(keep(template))
    .thenEmits(kept(template))
  given(...full)
    .when(keep(template))
    .thenRefused('task_template.too_many', { limit: TEMPLATES_KEPT })
  given(...full)
    .when(keep(first.data.taskTemplateId))
    .thenNothing()
})

test('a place that is given up is free again; giving up what has none changes nothing', () => {
  const [template, another] = [newId(), newId()]
  const givenUp: TemplateShelfEvent = { type: 'TemplateGivenUp', data: first.data }
  given(...full)
    .when(giveUp(first.data.taskTemplateId))
    .thenEmits(givenUp)
  given(...full, givenUp)
    .when(keep(template))
    .thenEmits(kept(template))
  given(kept(template)).when(giveUp(another)).thenNothing()
})
