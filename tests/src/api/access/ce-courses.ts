// Who may call what of courses: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    allCeCourses  . x x x x x
    getCeCourse   . x x x x x
  `,
  ofNobody: {
    getCeCourse: 'a course of the platform',
  },
}
