// What templates of tasks mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './task-templates.contract'
import { taskTemplateEvents, templateShelfEvents } from './task-templates.events'
import { refusals } from './task-templates.refusals'

export const taskTemplates = feature('task-templates', {
  byToken: true,
  contracts: [contract],
  events: [taskTemplateEvents, templateShelfEvents],
  refusals,
})
