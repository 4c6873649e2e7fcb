// How many templates of tasks a person keeps.
import { shelfDecider } from '../../kernel/shelf'
import type { TemplateShelfEvent } from './task-templates.events'

/** Nobody finds theirs among more, and one's own are all told. */
export const TEMPLATES_KEPT = 50

export const templateShelfDecider = shelfDecider<TemplateShelfEvent['data'], TemplateShelfEvent>({
  limit: TEMPLATES_KEPT,
  full: 'task_template.too_many',
  idOf: ({ taskTemplateId }) => taskTemplateId,
  keeping: 'TemplateKept',
  kept: data => ({ type: 'TemplateKept', data }),
  givenUp: data => ({ type: 'TemplateGivenUp', data }),
})
