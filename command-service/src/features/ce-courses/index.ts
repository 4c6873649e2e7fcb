// What ce courses do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableCourse } from './ce-courses.assignable'
import { courseDemonstration } from './ce-courses.demonstration'

export const ceCourses: CommandFeature = {
  name: 'ce-courses',
  demonstration: courseDemonstration,
  assignables: { CeCourse: assignableCourse },
}
