// Reads of the logged days of a placement, with the minutes of each week.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { placementLogs } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { logContent, logDay } from '@practicum/shared/features/placement-logs/placement-logs.fields'
import { placementLogPolicy } from '@practicum/shared/features/placement-logs/placement-logs.policy'
import { daysOfPlacement, placementDays } from '@practicum/shared/features/placements/placements.days'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import { todayOf } from '../../reads/today'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

type ReadLog = RowOf<typeof logDay> &
  RowOf<typeof logContent> & { readonly id: string; readonly week: string; readonly version: number }

interface Standing extends RowOf<typeof placementDays> {
  /** Of its training. */
  readonly start_at: string
  readonly end_at: string
  /** null where the organization is not seen. */
  readonly today: string | null
  readonly approved: boolean
  readonly organization_id: string
  readonly trainee_position_id: string
}

const COLUMNS = `l.log_id as id, ${selected(logDay, 'l')}, ${selected(logContent, 'l')}, l.revision as version,
  to_char(date_trunc('week', l.day), 'YYYY-MM-DD') as week`

const STANDING = `p.organization_id, p.trainee_position_id, p.placement_status = 'approved' and p.archived_at is null as approved, ${selected(placementDays, 'p')},
  t.start_at::text, t.end_at::text, ${todayOf('p')}::text as today`
const SOURCE = 'read.placement p join read.training t on t.training_id = p.training_id'

export const LOGS_USE = ['placement_log', 'placement', 'training', 'organization']

type Asked = Pick<Parameters<Parameters<typeof bindQuery<typeof placementLogs>>[2]>[0], 'query' | 'principal' | 'db'>

export const placementLogQueries: readonly Binding[] = [bindQuery(placementLogs, LOGS_USE, logsOf)]

/** Of a placement, or of some of its days. */
export async function logsOf({ query: { placement_id: id, from, to }, principal, db }: Asked) {
  const seen = scopeOf(placementPolicy.see, principal, 'p').and('p.placement_id = ?', id)
  const [placement] = await queryRows<Standing>(db, seen.select(STANDING, SOURCE))
  if (!placement) return refuse('not_found', {}, { kind: 'missing' })
  const where = scopeOf(placementLogPolicy.see, principal, 'l')
    .and('l.placement_id = ? and not l.removed', id)
    .when(from, 'l.day >= ?')
    .when(to, 'l.day <= ?')
  const rows = await queryRows<ReadLog>(db, where.select(COLUMNS, 'read.placement_log l', 'order by l.day desc'))
  return {
    data: rows.map(row => ({
      ...{ id: row.id, version: row.version },
      ...onlyRow(logDay, row),
      ...onlyRow(logContent, row),
    })),
    weeks: [...new Set(rows.map(({ week }) => week))].map(week => ({
      week,
      time_on_site: minutesOf(rows.filter(row => row.week === week)),
    })),
    time_on_site: minutesOf(rows),
    open: openDays(placement, principal),
  }
}

const minutesOf = (rows: readonly ReadLog[]): number => rows.reduce((sum, { time_on_site }) => sum + time_on_site, 0)

/** Only its trainee logs days: those that have come, by the day of its organization. */
function openDays({ approved, today, ...row }: Standing, principal: Principal) {
  const said = { firstDay: row.first_day, lastDay: row.last_day }
  const { startAt: from, endAt: end } = daysOfPlacement(said, { startAt: row.start_at, endAt: row.end_at })
  if (!approved || today === null || today < from) return null
  const facts = { organizationId: row.organization_id, traineePositionId: row.trainee_position_id }
  return allows(placementPolicy.own, principal, facts) ? { from, to: today < end ? today : end, today } : null
}
