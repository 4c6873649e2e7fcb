// What templates of tasks remember and answer: the one object that the list of features holds.
import { taskTemplatePolicy } from '@practicum/shared/features/task-templates/task-templates.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { taskTemplateProjection } from './task-templates.projection'
import { taskTemplateQueries } from './task-templates.queries'

export const taskTemplates: ReadFeature = {
  name: 'task-templates',
  projections: readModels(taskTemplateProjection),
  queries: () => taskTemplateQueries,
  // Colleagues see what is shared now, and not what it was before it was shared.
  history: { tasktemplate: { projection: taskTemplateProjection, onlyFor: taskTemplatePolicy.change } },
}
