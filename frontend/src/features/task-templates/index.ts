// Templates of tasks: what the form of a new task offers to begin with, and to keep.
import type { Feature } from '../../app/feature'

export const taskTemplates: Feature = {
  name: 'task-templates',
  messages: {},
  slots: { histories: ['tasktemplate'] },
}
