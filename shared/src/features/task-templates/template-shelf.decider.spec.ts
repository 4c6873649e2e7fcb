// How many templates of tasks a person keeps; what a shelf does is proven in kernel/shelf.spec.ts.
import { givenOf } from '../../kernel/given-when-then'
import { newId } from '../../kernel/ids'
import type { TemplateShelfEvent } from './task-templates.events'
import { TEMPLATES_KEPT, templateShelfDecider } from './template-shelf.decider'

const given = givenOf(templateShelfDecider)
const place = () => ({ positionId: newId(), taskTemplateId: newId() })
const kept = (data: TemplateShelfEvent['data']): TemplateShelfEvent => ({ type: 'TemplateKept', data })

test('fifty have a place, each its own, and one more is refused until one is given up', () => {
  expect(TEMPLATES_KEPT).toBe(50)
  const full = Array.from({ length: TEMPLATES_KEPT }, () => kept(place()))
  const [first] = full as [TemplateShelfEvent]
  const another = place()
  const keeping = { type: 'Keep' as const, place: another }
  given(...full)
    .when(keeping)
    .thenRefused('task_template.too_many', { limit: TEMPLATES_KEPT })
  const givenUp: TemplateShelfEvent = { type: 'TemplateGivenUp', data: first.data }
  given(...full)
    .when({ type: 'GiveUp', place: first.data })
    .thenEmits(givenUp)
  given(...full, givenUp)
    .when(keeping)
    .thenEmits(kept(another))
})
