// Reads of live sessions: four lists, one session, and whether it can be started or joined.
import { Readable } from 'node:stream'
import { bindList, bindQuery, bindStream, type ListCall, type QueryCall } from '@practicum/infra/http/bindings'
import { allOf, allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { messageOf } from '@practicum/shared/contract/messages'
import {
  CALENDAR_FILE,
  getMeeting,
  listArchivedMeetings,
  listPastMeetings,
  listScheduledMeetings,
  listUpcomingMeetings,
  type MeetingDetails,
  type MeetingStatus,
  meetingCalendar,
  verifyJoinable,
  verifyStartable,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { entryProblem } from '@practicum/shared/features/live-sessions/live-sessions.entry'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { guestPath, notHost, stepProblem } from '@practicum/shared/features/live-sessions/meeting.steps'
import { listParticipants } from '@practicum/shared/features/live-sessions/participants.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { Conditions, containing, queryRows } from '../../runner/conditions'
import { inDays } from '../../runner/days'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { positionsOf } from '../people/person-ref'
import { calendarOf } from './live-sessions.calendar'
import { MEETING_COLUMNS, meetingDetails, meetingFactsOf, meetingView, type ReadMeeting } from './live-sessions.view'
import { type WaitingRoomReads, waitingRoomQuery } from './waiting-room.query'

type ListMeetings = Parameters<Parameters<typeof bindList<typeof listUpcomingMeetings>>[2]>[0]

export type LiveSessionReads = WaitingRoomReads

const USES = ['meeting', 'person', 'position']
const DAY_MS = 86_400_000

export const liveSessionQueries = ({ capabilities, ...others }: LiveSessionReads) => [
  bindList(listUpcomingMeetings, USES, call => answerList(call, upcoming(call.now))),
  bindList(listScheduledMeetings, USES, call => answerList(call, shown(`m.meeting_status = 'scheduled'`))),
  bindList(listPastMeetings, USES, call => answerList(call, shown(`m.meeting_status in ('ended', 'canceled')`))),
  bindList(listArchivedMeetings, USES, call => answerList(call, archived())),
  bindQuery(getMeeting, USES, async (call): Promise<MeetingDetails | Refusal> => {
    const row = await meetingOf(call)
    if (isRefusal(row)) return row
    // Whoever holds the address lets guests in: a program that only reads is not told it.
    const isHost = hosts(row, call.principal) && (call.caller.token?.scopes.includes('live-sessions:write') ?? true)
    return meetingDetails(row, isHost ? guestPath(capabilities.tokenOf('guest', row.meeting_id)) : null)
  }),
  bindStream(meetingCalendar, USES, async ({ params, principal, read, origin, caller }) => {
    const row = await read(db => meetingOf({ params, principal, db }))
    if (isRefusal(row)) return row
    const content = [calendarOf(meetingView(row), { origin, locale: caller.locale })]
    return { contentType: `${CALENDAR_FILE}; charset=utf-8`, filename: 'session.ics', content: Readable.from(content) }
  }),
  bindQuery(listParticipants, USES, async call => {
    const row = await meetingOf(call)
    return isRefusal(row) ? row : meetingView(row).users
  }),
  bindQuery(verifyStartable, USES, async call => {
    const row = await meetingOf(call)
    return isRefusal(row) ? row : startable(row, call.principal)
  }),
  bindQuery(verifyJoinable, USES, async call => {
    const row = await meetingOf(call)
    return isRefusal(row) ? row : joinable(row, call.principal)
  }),
  waitingRoomQuery({ capabilities, ...others }),
]

const shown = (condition: string, ...values: readonly unknown[]): Conditions =>
  new Conditions().and('m.archived_at is null').and(condition, ...values)

const upcoming = (now: Date): Conditions =>
  shown(
    `m.meeting_status = 'started' or (m.meeting_status = 'scheduled' and m.start_at <= ?)`,
    new Date(now.getTime() + DAY_MS),
  )

const archived = (): Conditions => new Conditions().and('m.archived_at is not null')

/** What runs is of the present day, also when it began on another. */
const SINCE = `case when m.meeting_status = 'started' then now() else m.start_at end`

const SORT_COLUMNS = { start_at: 'm.start_at', created_at: 'm.created_at', title: 'm.title' } as const

async function answerList({ list, principal, db, now }: ListMeetings, where: Conditions) {
  const { owner_id: host, starts: within, starts_from: from, starts_to: to } = list.filter
  const { zone } = principal
  inDays(where.when(host, 'm.host_position_id = any ?', positionsOf), SINCE, {
    within,
    from,
    to,
    today: dateIn(zone, now),
    zone,
  })
  where.when(list.filter.status, 'm.meeting_status = ?').when(list.filter.id, 'm.meeting_id = any(?::uuid[])')
  for (const term of list.terms) {
    const people = 'select from read.person pe where pe.user_id = any(m.participant_ids) and pe.name ilike ?'
    where.and(`m.title ilike ? or exists (${people})`, containing(term), containing(term))
  }
  const { field, order } = list.sort
  const { rows, ...counted } = await queryPage<ReadMeeting>(db, {
    columns: MEETING_COLUMNS,
    source: 'read.meeting m',
    key: 'm.meeting_id',
    where: scopesOf(allOf(meetingPolicy.see, meetingPolicy.takePart), principal, 'm').map(one => one.with(where)),
    order: { by: [SORT_COLUMNS[field]], direction: order },
    page: list,
  })
  return { items: rows.map(meetingView), ...counted }
}

type One = Pick<QueryCall<{ id: string }>, 'params' | 'principal'> & Pick<ListCall, 'db'>

async function meetingOf({ params, principal, db }: One): Promise<ReadMeeting | Refusal> {
  const where = scopeOf(meetingPolicy.see, principal, 'm').and('m.meeting_id = ?', params.id)
  const [row] = await queryRows<ReadMeeting>(db, where.select(MEETING_COLUMNS, 'read.meeting m'))
  return row ?? refuse('not_found', {}, { kind: 'missing' })
}

const hosts = (row: ReadMeeting, principal: Principal): boolean =>
  allows(meetingPolicy.host, principal, meetingFactsOf(row))

function startable(row: ReadMeeting, principal: Principal) {
  const foreign = hosts(row, principal) ? undefined : notHost()
  const problem = entryProblem(principal) ?? foreign ?? stepProblem('start', row.meeting_status as MeetingStatus)
  return { startable: problem === undefined, ...problemView(problem) }
}

function joinable(row: ReadMeeting, principal: Principal) {
  const problem = entryProblem(principal) ?? stepProblem('join', row.meeting_status as MeetingStatus)
  return { joinable: problem === undefined, ...problemView(problem) }
}

const problemView = (problem: Refusal | undefined) => ({
  code: problem?.code ?? null,
  message: problem ? messageOf(problem.code, problem.data) : null,
})
