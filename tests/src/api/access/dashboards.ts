// Who may call what of dashboards: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    adminDashboard   . . . . . x
    dashboardCounts  . x x x x .
    dismissWelcome   . x . . x .
    roleDashboard    . x x x x .
  `,
  ofNobody: {
    roleDashboard: 'a role, not a thing',
  },
}
