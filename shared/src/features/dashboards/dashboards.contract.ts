// Dashboards over HTTP: counts for badges and tiles, and the dismissal of the welcome block by each who sees it.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { platformHealth } from '../../contract/platform-health'
import { ACCEPTED, command, query } from '../../contract/row'

const feature = 'dashboards'

/** From this many new sessions on the badge shows a trailing plus. */
export const SESSION_BADGE_PLUS = 5

/** Of those who came lately or are online, this many are listed. */
export const RECENT_PEOPLE = 20

export const dashboardCounts = query({
  name: 'dashboardCounts',
  feature,
  path: '/api/dashboard/counts',
  summary: 'What waits for the current position.',
  access: {
    who: ['coordinator', 'faculty', 'supervisor', 'trainee'],
    relation: 'as the lists they lead to',
    protected: false,
  },
  /** By feature, then by what is counted: each feature counts its own. */
  answer: z.record(z.string(), z.record(z.string(), z.int())),
})

export const roleDashboard = query({
  name: 'roleDashboard',
  feature,
  path: '/api/dashboard/:role',
  summary: 'What the dashboard of the current role shows besides its tabs.',
  access: { who: ['coordinator', 'faculty', 'supervisor', 'trainee'], relation: 'the role is the current one' },
  params: z.strictObject({ role: z.enum(['coordinator', 'faculty', 'supervisor', 'trainee']) }),
  answer: z.object({
    /** `show_welcome`: the organization welcomes, and the reader has not put that away. */
    organization: z.object({ id: z.uuid(), name: z.string(), show_welcome: z.boolean() }),
    /** The reader has put away what greets them here. */
    greeting_dismissed: z.boolean(),
    /** Whom one turns to. */
    coordinators: z.array(z.object({ id: z.uuid(), position_id: z.uuid(), name: z.string(), email: z.string() })),
    trainees_count: z.int(),
    /** Of a trainee: trainings planned for them, whenever. */
    trainings_count: z.int(),
  }),
})

const recentPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  status: userStatus,
  /** Those they hold or held. */
  positions: z.array(z.object({ role_keyname: role, status: positionStatus })),
})
export type RecentPerson = z.infer<typeof recentPerson>

export const adminDashboard = query({
  name: 'adminDashboard',
  feature,
  path: '/api/dashboard/admin',
  summary: 'Platform figures for admins.',
  access: { who: ['admin'], relation: 'platform' },
  answer: z.object({
    organizations: z.int(),
    users: z.int(),
    online: z.int(),
    events: z.int(),
    projections: z.array(
      z.object({
        name: z.string(),
        position: z.string(),
        /** Null while the log is another one. */
        lag_events: z.int().nullable(),
        /** Wait for an event that could not be taken in. */
        outdated_rows: z.int(),
        /** Its keeper fails again and again. */
        stalled: z.boolean(),
      }),
    ),
    health: platformHealth,
    /** At most {@link RECENT_PEOPLE} each. */
    recent: z.object({
      logins: z.array(recentPerson.extend({ at: z.string() })),
      signups: z.array(recentPerson.extend({ at: z.string() })),
      online: z.array(recentPerson),
    }),
  }),
})

export const dismissWelcome = command({
  name: 'dismissWelcome',
  feature,
  method: 'POST',
  path: '/api/dashboard/welcome/dismiss',
  summary: 'Do not show what greets the reader on their dashboard here again.',
  access: {
    who: ['coordinator', 'trainee'],
    relation: 'whoever is greeted; each for themselves',
    impersonation: 'deny',
  },
  answer: ACCEPTED,
})
