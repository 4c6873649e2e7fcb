// Live sessions in the calendar of a person: those that their lists show, also the canceled, so that a calendar strikes them out.
import { allOf } from '@practicum/shared/access/policy'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import type { CalendarShown } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { entryOf } from './live-sessions.calendar'
import { MEETING_COLUMNS, meetingView, type ReadMeeting } from './live-sessions.view'

export const meetingEntries: CalendarShown['entries'] = async ({ db, principal }, { from, to, most, ...reading }) => {
  const where = scopeOf(allOf(meetingPolicy.see, meetingPolicy.takePart), principal, 'm')
    .and('m.archived_at is null')
    .and('m.start_at between ? and ?', from, to)
  const rows = await queryRows<ReadMeeting>(
    db,
    where.select(MEETING_COLUMNS, 'read.meeting m', `order by m.start_at, m.meeting_id limit ${most}`),
  )
  return rows.map(row => ({ id: row.meeting_id, event: entryOf(meetingView(row), reading) }))
}
