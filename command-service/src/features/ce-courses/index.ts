// What ce courses do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableCourse } from './ce-courses.assignable'
import { courseAttachable } from './ce-courses.attachable'
import { courseDemonstration } from './ce-courses.demonstration'
import { ceCourseRoutes } from './ce-courses.routes'
import { hipaaReaction } from './course-taking.hipaa'

export const ceCourses: CommandFeature = {
  name: 'ce-courses',
  demonstration: courseDemonstration,
  routes: ceCourseRoutes,
  assignables: { CeCourse: assignableCourse },
  attachables: { cecourse: courseAttachable },
  reactions: ({ services: { executor } }) => [hipaaReaction(executor)],
}
