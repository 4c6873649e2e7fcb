// Who may call what of the people of an organization: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    listCoordinators  . . . . x .
    listFaculty       . . . . x .
    listSupervisors   . . . x x .
    listTrainees      . . . x x .
    listMembers     . . . . x .
  `,
}
