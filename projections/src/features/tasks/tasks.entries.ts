// Tasks in the calendar of whoever they were given to: the day on which one is due, until it is done.
import { DESCRIPTION_SHOWN } from '@practicum/shared/features/tasks/tasks.views'
import { addDays } from '@practicum/shared/kernel/dates'
import { ICalEventTransparency } from 'ical-generator'
import type { CalendarShown } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scope } from './tasks.scope'
import { linkedName } from './tasks.view'

interface DueRow {
  readonly task_id: string
  readonly name: string | null
  readonly due: string
  readonly created_at: Date
  readonly revision: number
}

/** What a task is called that says nothing, about a thing that is gone. */
const NAMELESS = '…'

export const taskEntries: CalendarShown['entries'] = async (
  { db, principal },
  { from, to, most, origin },
  { assignables },
) => {
  const where = scope(principal, 'assigned')
    .and(`t.task_status = 'incomplete'`)
    .and('t.due_date between ?::timestamptz::date and ?::timestamptz::date', from, to)
  const name = `coalesce(nullif(left(t.description, ${DESCRIPTION_SHOWN}), ''), ${linkedName(assignables, 't')}) as name`
  const columns = `t.task_id, ${name}, t.due_date::text as due, t.created_at, t.revision`
  const rows = await queryRows<DueRow>(
    db,
    where.select(columns, 'read.task t', `order by t.due_date, t.task_id limit ${most}`),
  )
  return rows.map(row => ({ id: row.task_id, event: entryOf(row, `${origin}/tasks/${row.task_id}`) }))
}

/** A day is the same day in every zone, and takes no time of it. */
const entryOf = ({ task_id, name, due, created_at, revision }: DueRow, url: string) => ({
  id: `task-${task_id}@practicum`,
  sequence: revision,
  stamp: created_at,
  created: created_at,
  start: new Date(`${due}T00:00:00Z`),
  end: new Date(`${addDays(due, 1)}T00:00:00Z`),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
  summary: name ?? NAMELESS,
  url,
})
