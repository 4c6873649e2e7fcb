// Reads of dashboards: what waits for the current position, and what its dashboard shows besides the tabs.
import type { Binding, QueryCall } from '@practicum/infra/http/bindings'
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import {
  adminDashboard,
  dashboardCounts,
  RECENT_PEOPLE,
  roleDashboard,
} from '@practicum/shared/features/dashboards/dashboards.contract'
import { refuse } from '@practicum/shared/kernel/refusal'

export interface DashboardReads {
  /** Ids of users with an open browser, at most some, and how many there are. */
  readonly online: () => Promise<{ readonly online: number; readonly user_ids: readonly string[] }>
  /** Read models with the number of events they are behind. */
  readonly lag: () => Promise<readonly { name: string; position: string; lag_events: number }[]>
}

export function dashboardQueries(reads: DashboardReads): readonly Binding[] {
  return [
    bindQuery(dashboardCounts, ['task', 'placement', 'meeting'], answerCounts),
    bindQuery(roleDashboard, ['person', 'position', 'organization', 'training'], answerRole),
    bindQuery(adminDashboard, ['person', 'organization'], call => answerAdmin(reads, call)),
  ]
}

interface Counts {
  readonly assigned: number
  readonly past_due: number
  readonly created: number
  readonly ready: number
  readonly require_signature: number
  readonly submitted: number
  readonly upcoming: number
  readonly started: number
}

/** Placements and meetings are counted as their lists show them: by row-level security, without the archived. */
const COUNTS = `select
  (select count(*)::int from read.task t where t.assignee_position_id = $1 and t.task_status = 'incomplete' and (t.published or t.creator_id = t.assignee_id)) as assigned,
  (select count(*)::int from read.task t where t.assignee_position_id = $1 and t.task_status = 'incomplete' and (t.published or t.creator_id = t.assignee_id)
     and t.due_on < (now() at time zone t.zone)::date) as past_due,
  (select count(*)::int from read.task t where t.creator_position_id = $1 and t.task_status = 'incomplete'
     and t.creator_id is distinct from t.assignee_id) as created,
  p.ready, p.require_signature, p.submitted, m.upcoming, m.started
  from (select count(*) filter (where placement_status = 'ready')::int as ready,
      count(*) filter (where signature_required and placement_status in ('open', 'submitted'))::int as require_signature,
      count(*) filter (where placement_status = 'submitted')::int as submitted
    from read.placement where archived_at is null) p,
    (select count(*) filter (where meeting_status = 'scheduled' and start_at between now() - interval '1 hour' and now() + interval '24 hours')::int as upcoming,
      count(*) filter (where meeting_status = 'started')::int as started
    from read.meeting where archived_at is null) m`

async function answerCounts({ db, principal }: QueryCall) {
  const [counts] = await db.query<Counts>(COUNTS, [principal.positionId])
  const {
    assigned = 0,
    past_due = 0,
    created = 0,
    ready = 0,
    require_signature = 0,
    submitted = 0,
    upcoming = 0,
    started = 0,
  } = counts ?? {}
  return {
    tasks: { assigned, past_due, created },
    placements: { ready, require_signature, submitted },
    live_sessions: { newly_commented: 0, newly_shared: 0, upcoming, started },
  }
}

async function answerRole({ db, principal, params }: QueryCall<{ role: string }>) {
  if (params.role !== principal.acting) return refuse('forbidden', {}, { kind: 'forbidden' })
  const { organizationId } = principal
  const [organizations, coordinators, trainees, trainings] = await Promise.all([
    db.query<{ id: string; name: string; show_welcome: boolean }>(
      'select organization_id as id, name, show_welcome from read.organization where organization_id = $1',
      [organizationId],
    ),
    db.query<{ id: string; position_id: string; name: string; email: string }>(
      `select p.user_id as id, o.position_id, p.name, p.email from read.position o join read.person p on p.user_id = o.user_id
       where o.organization_id = $1 and o.role = any('{coordinator,manager,staff}') and o.position_status = 'active' order by p.name limit 10`,
      [organizationId],
    ),
    db.query<{ count: number }>(
      `select count(*)::int as count from read.position where organization_id = $1 and role = 'trainee' and position_status = 'active'`,
      [organizationId],
    ),
    db.query<{ count: number }>('select count(*)::int as count from read.training where trainee_position_id = $1', [
      principal.positionId,
    ]),
  ])
  const [organization] = organizations
  if (!organization) return refuse('not_found', {}, { kind: 'missing' })
  return {
    organization,
    coordinators: [...coordinators],
    trainees_count: trainees[0]?.count ?? 0,
    trainings_count: trainings[0]?.count ?? 0,
  }
}

interface Recent {
  readonly id: string
  readonly name: string
  readonly at: Date
}

async function answerAdmin(reads: DashboardReads, { db }: QueryCall) {
  const { online, user_ids } = await reads.online()
  const [[figures], logins, signups, present, projections] = await Promise.all([
    db.query<{ organizations: number; users: number; events: number }>(
      `select (select count(*)::int from read.organization) as organizations, (select count(*)::int from read.person) as users,
         (select coalesce(greatest(reltuples, 0), 0)::int from pg_class where oid = 'read.audit_event'::regclass) as events`,
    ),
    recent(db, 'last_sign_in_at'),
    recent(db, 'created_at'),
    named(db, user_ids.slice(0, RECENT_PEOPLE)),
    reads.lag(),
  ])
  const { organizations = 0, users = 0, events = 0 } = figures ?? {}
  return {
    organizations,
    users,
    online,
    events,
    projections: [...projections],
    recent: { logins, signups, online: [...present] },
  }
}

async function recent(db: ScopedDb, column: 'last_sign_in_at' | 'created_at') {
  const rows = await db.query<Recent>(
    `select user_id as id, name, ${column} as at from read.person where ${column} is not null order by ${column} desc limit ${RECENT_PEOPLE}`,
  )
  return rows.map(({ id, name, at }) => ({ id, name, at: at.toISOString() }))
}

const named = (db: ScopedDb, userIds: readonly string[]) =>
  db.query<{ id: string; name: string }>(
    'select user_id as id, name from read.person where user_id = any($1::uuid[]) order by name',
    [userIds],
  )
