// Tasks that time has come for, asked across all organizations by the schedule: candidates only, the rules decide.
import type { DueSeries, DueTask, TaskCandidates } from '@practicum/shared/features/tasks/tasks.candidates'
import type pg from 'pg'

const AT_ONCE = 500

/** Nothing comes up in an archived organization; what was due comes when it is restored. */
const IS_OPEN = `not exists (select from read.organization o where o.organization_id = task.organization_id and o.archived_at is not null)`

export const taskCandidates = (pool: pg.Pool): TaskCandidates => ({
  toPublish: now => tasksToPublish(pool, now),
  toRepeat: now => seriesToRepeat(pool, now),
})

async function tasksToPublish(pool: pg.Pool, now: Date): Promise<readonly DueTask[]> {
  const { rows } = await pool.query<DueTask>(
    `select task_id as id, zone, organization_id as "organizationId" from read.task
     where not published and task_status = 'incomplete' and start_at <= ($1::timestamptz at time zone zone)::date and ${IS_OPEN}
     order by start_at limit ${AT_ONCE}`,
    [now],
  )
  return rows
}

async function seriesToRepeat(pool: pg.Pool, now: Date): Promise<readonly DueSeries[]> {
  const { rows } = await pool.query<DueSeries>(
    `select task_id as "firstId", coalesce(latest_instance_id, task_id) as "latestId", organization_id as "organizationId" from read.task
     where repeat_on = 'schedule' and parent_id is null and latest_start_at + repeat_days <= ($1::timestamptz at time zone zone)::date
       and latest_start_at + repeat_days <= repeat_until and ${IS_OPEN}
     order by latest_start_at limit ${AT_ONCE}`,
    [now],
  )
  return rows
}
