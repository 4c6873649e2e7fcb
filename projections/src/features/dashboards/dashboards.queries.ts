// Reads of dashboards: what waits for the current position, and what its dashboard shows besides the tabs.
import type { Binding, QueryCall } from '@practicum/infra/http/bindings'
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { rolesActingAs } from '@practicum/shared/access/roles'
import { healthOf } from '@practicum/shared/contract/platform-health'
import {
  adminDashboard,
  dashboardCounts,
  RECENT_PEOPLE,
  type RecentPerson,
  roleDashboard,
} from '@practicum/shared/features/dashboards/dashboards.contract'
import { organizationPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { usesOf } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { queuesQuery } from './dashboards.queues'

export function dashboardQueries(reads: ReadServices): readonly Binding[] {
  const { counts, figures } = reads.slots
  return [
    bindQuery(dashboardCounts, usesOf(counts), call => read(counts, call)),
    bindQuery(roleDashboard, ['person', 'position', 'organization', 'greeting', ...usesOf(figures)], call =>
      answerRole(reads, call),
    ),
    bindQuery(adminDashboard, ['person', 'organization'], call => answerAdmin(reads, call)),
    queuesQuery(reads),
  ]
}

type Shown = Pick<QueryCall, 'db' | 'principal'>

/** Of each feature, what it counts itself. */
async function read<Value>(
  parts: Readonly<Record<string, { readonly read: (db: ScopedDb, principal: Principal) => Promise<Value> }>>,
  { db, principal }: Shown,
): Promise<Readonly<Record<string, Value>>> {
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await part.read(db, principal)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** By the reader: of greetings they see their own row. */
const PUT_AWAY = 'exists (select from read.greeting g where o.organization_id = any(g.dismissed_of))'

async function answerRole({ slots }: ReadServices, { db, principal, params }: QueryCall<{ role: string }>) {
  if (params.role !== principal.acting) return refuse('forbidden', {}, { kind: 'forbidden' })
  const current = scopeOf(organizationPolicy.current, principal, 'o')
  // Who has left the platform, or was erased, keeps a position that says nothing of it.
  const coordinating = scopeOf(positionPolicy.here, principal, 'po').and(
    `po.role = any(?) and po.position_status = 'active' and pe.user_status <> 'inactive'`,
    rolesActingAs('coordinator'),
  )
  const [organizations, coordinators, figures] = await Promise.all([
    queryRows<{ id: string; name: string; show_welcome: boolean; dismissed: boolean }>(
      db,
      current.select(
        `o.organization_id as id, o.name, o.show_welcome and not ${PUT_AWAY} as show_welcome, ${PUT_AWAY} as dismissed`,
        'read.organization o',
      ),
    ),
    queryRows<{ id: string; position_id: string; name: string; email: string }>(
      db,
      coordinating.select(
        // Once each, by the one that they have had the longest.
        'pe.user_id as id, (array_agg(po.position_id order by po.created_at, po.position_id))[1] as position_id, pe.name, pe.email',
        'read.position po join read.person pe on pe.user_id = po.user_id',
        'group by pe.user_id, pe.name, pe.email order by pe.name, pe.user_id limit 10',
      ),
    ),
    read(slots.figures, { db, principal }),
  ])
  const [found] = organizations
  if (!found) return refuse('not_found', {}, { kind: 'missing' })
  const { dismissed, ...organization } = found
  return {
    organization,
    greeting_dismissed: dismissed,
    coordinators: [...coordinators],
    trainees_count: figures.trainees_count ?? 0,
    trainings_count: figures.trainings_count ?? 0,
  }
}

interface Recent extends RecentPerson {
  readonly at: Date
}

const RECENT = `p.user_id as id, p.name, p.user_status as status,
  (select coalesce(jsonb_agg(jsonb_build_object('role_keyname', po.role, 'status', po.position_status)), '[]')
   from read.position po where po.user_id = p.user_id) as positions`

async function answerAdmin(reads: ReadServices, { db }: QueryCall) {
  const { online, user_ids } = await reads.online()
  const [[figures], logins, signups, present, projections, observed] = await Promise.all([
    db.query<{ organizations: number; users: number; events: number }>(
      `select (select count(*)::int from read.organization) as organizations, (select count(*)::int from read.person) as users,
         (select coalesce(greatest(reltuples, 0), 0)::int from pg_class where oid = 'read.audit_event'::regclass) as events`,
    ),
    recent(db, 'last_sign_in_at'),
    recent(db, 'created_at'),
    named(db, user_ids.slice(0, RECENT_PEOPLE)),
    reads.lag(),
    reads.observed(),
  ])
  const { organizations = 0, users = 0, events = 0 } = figures ?? {}
  return {
    organizations,
    users,
    online,
    events,
    projections: [...projections],
    health: [...healthOf({ ...observed, readModels: projections })],
    recent: { logins, signups, online: [...present] },
  }
}

async function recent(db: ScopedDb, column: 'last_sign_in_at' | 'created_at') {
  const rows = await db.query<Recent>(
    `select ${RECENT}, p.${column} as at from read.person p where p.${column} is not null order by p.${column} desc limit ${RECENT_PEOPLE}`,
  )
  return rows.map(({ at, ...person }) => ({ ...person, at: at.toISOString() }))
}

const named = (db: ScopedDb, userIds: readonly string[]) =>
  db.query<RecentPerson>(`select ${RECENT} from read.person p where p.user_id = any($1::uuid[]) order by p.name`, [
    userIds,
  ])
