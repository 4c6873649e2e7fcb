// Who may call what of dashboards: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    adminDashboard   . . . . . x
    dashboardCounts  . x x x x .
    dismissWelcome   . x . . x .
    platformQueues   . . . . . x
    repeatEffects    . . . . . x
    roleDashboard    . x x x x .
  `,
  ofNobody: {
    repeatEffects: 'an event of the platform, whoever it is about',
    roleDashboard: 'a role, not a thing',
  },
}
