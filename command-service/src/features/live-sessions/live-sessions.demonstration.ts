// Live sessions of the demonstration: coming ones, one that is held now, one that was held and one that was canceled.
import type { Principal } from '@practicum/shared/access/principal'
import { meetingContent } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import type { MeetingCommand } from '@practicum/shared/features/live-sessions/meeting.decider'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, partOf, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { meetingAggregate } from './live-sessions.aggregate'
import { holdMeeting } from './live-sessions.holding'

interface DemoMeeting {
  readonly title: string
  readonly host: string
  readonly with: readonly string[]
  /** Absent: at once. */
  readonly inHours?: number
  readonly minutes: number
  readonly guest?: string
  readonly until?: 'started' | 'ended' | 'canceled'
}

const MEETINGS: readonly DemoMeeting[] = [
  { title: 'Individual supervision', host: 'supervisor', with: ['trainee'], inHours: 1, minutes: 50 },
  {
    title: 'Group supervision: risk and safety planning',
    host: 'faculty',
    with: ['trainee', 'trainee.ben', 'trainee.chloe'],
    inHours: 20,
    minutes: 90,
  },
  {
    title: 'Site visit at Bayview',
    host: 'supervisor',
    with: ['trainee', 'faculty', 'coordinator'],
    inHours: 100,
    minutes: 60,
    guest: 'director@bayview.test',
  },
  { title: 'Case consultation', host: 'faculty', with: ['supervisor', 'coordinator'], minutes: 45, until: 'started' },
  {
    title: 'Orientation for new trainees',
    host: 'coordinator',
    with: ['trainee', 'trainee.ben', 'trainee.elise'],
    minutes: 60,
    until: 'ended',
  },
  {
    title: 'Mock session, moved to spring',
    host: 'faculty',
    with: ['trainee'],
    inHours: 48,
    minutes: 30,
    until: 'canceled',
  },
]

const HOUR_MS = 3_600_000

export const meetingDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const last = derivedId('demonstration', `meeting-${MEETINGS.length - 1}`)
    const { events } = await executor.loadWhole(meetingAggregate, last)
    return events.some(({ type }) => type === 'MeetingCanceled')
  },
  async fill(demonstration) {
    for (const [index, meeting] of MEETINGS.entries())
      await fillMeeting(demonstration, { ...meeting, key: `meeting-${index}` })
  },
}

const MORNING_UTC = 18

/** Soon: at the next full hour. Another day: at ten in the morning on the Pacific coast. */
function startOf(inHours: number, now: Date): string {
  const start = new Date(now.getTime() + inHours * HOUR_MS)
  start.setUTCMinutes(0, 0, 0)
  if (inHours < 12) start.setUTCHours(start.getUTCHours() + 1)
  else start.setUTCHours(MORNING_UTC)
  return (start > now ? start : new Date(start.getTime() + 24 * HOUR_MS)).toISOString()
}

async function fillMeeting(
  { services, people, now }: Demonstration,
  meeting: DemoMeeting & { readonly key: string },
): Promise<void> {
  const host = personCalled(people, meeting.host)
  const others = meeting.with.map(key => personCalled(people, key))
  const meetingId = derivedId('demonstration', meeting.key)
  const isNow = meeting.inHours === undefined
  const data = {
    meetingId,
    organizationId: host.organizationId,
    hostId: host.userId,
    hostPositionId: host.positionId,
    scheduleType: isNow ? (1 as const) : (2 as const),
    provider: 'built_in' as const,
    ...initiallyOf(meetingContent),
    title: meeting.title,
    startAt: meeting.inHours === undefined ? null : startOf(meeting.inHours, now),
    duration: meeting.minutes,
    participants: [host, ...others].map(partOf),
    guestEmails: meeting.guest ? [meeting.guest] : [],
  }
  unwrapOrThrow(await holdMeeting(services, { type: 'CreateMeeting', now, data }, actingAs(host, meeting.key, now)))
  for (const [by, command] of wayTo(meeting, host, others)) {
    const context = actingAs(by, `${meeting.key}-${command.type}-${by.positionId}`, now)
    unwrapOrThrow(await services.executor.execute(meetingAggregate, meetingId, { command: () => command }, context))
  }
}

/** A session that is held now has started by being made. */
function wayTo(
  { until }: DemoMeeting,
  host: Principal,
  others: readonly Principal[],
): readonly (readonly [Principal, MeetingCommand])[] {
  const all = others.map(by => [by, { type: 'JoinMeeting', by: partOf(by) }] as const)
  if (until === 'started') return all.slice(0, 1)
  if (until === 'ended') return [...all, [host, { type: 'EndMeeting', by: partOf(host) }]]
  return until === 'canceled' ? [[host, { type: 'CancelMeeting', by: partOf(host) }]] : []
}
