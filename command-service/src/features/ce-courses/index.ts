// What ce courses do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableCourse } from './ce-courses.assignable'

export const ceCourses: CommandFeature = {
  name: 'ce-courses',
  assignables: { CeCourse: assignableCourse },
}
