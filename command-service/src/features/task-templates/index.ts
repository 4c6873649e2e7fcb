// What templates of tasks do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { taskTemplateDemonstration } from './task-templates.demonstration'
import { taskTemplateRoutes } from './task-templates.routes'

export const taskTemplates: CommandFeature = {
  name: 'task-templates',
  demonstration: taskTemplateDemonstration,
  routes: taskTemplateRoutes,
}
