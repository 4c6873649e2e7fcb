// What search finds of live sessions: those of one's lists, by title and by who takes part, the nearest in time first.
import { allOf } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import type { Findable } from '../../reads/slots'
import { type Conditions, queryRows } from '../../runner/conditions'
import { foundIds } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { nameOfHolder, positionsNamed } from '../people/person-ref'
import { meetingTable } from './live-sessions.table'

const listed = (principal: Principal): Conditions =>
  scopeOf(allOf(meetingPolicy.see, meetingPolicy.takePart), principal, 'm')

interface ReadFound {
  readonly id: string
  readonly title: string
  readonly detail: string | null
  readonly start_at: Date
}

const COLUMNS = `m.meeting_id as id, m.title, m.start_at,
  ${nameOfHolder('m.host_position_id')} as detail`

export const findableMeetings: Findable = {
  uses: ['meeting', 'person', 'position'],
  async find({ db, principal }, beginnings, most) {
    const where = listed(principal)
    for (const word of beginnings) {
      const titles = foundIds(meetingTable, [word])
      where.and('m.meeting_id in ? or m.participant_position_ids && array?', titles, positionsNamed(word))
    }
    const nearest = 'order by m.archived_at is not null, abs(extract(epoch from m.start_at - now())), m.meeting_id'
    const rows = await queryRows<{ id: string }>(
      db,
      where.select('m.meeting_id as id', 'read.meeting m', `${nearest} limit ${most}`),
    )
    return rows.map(({ id }) => id)
  },
  async show({ db, principal }, ids) {
    const where = listed(principal).and('m.meeting_id = any(?::uuid[])', ids)
    const rows = await queryRows<ReadFound>(db, where.select(COLUMNS, 'read.meeting m'))
    return rows.map(({ start_at, ...shown }) => ({
      ...shown,
      on: start_at.toISOString(),
      page: `/livesessions/${shown.id}`,
      person: null,
    }))
  },
}
