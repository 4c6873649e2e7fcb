// Live sessions (meetings) over HTTP: scheduling and seeing them.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { commentView } from '../../contract/commented'
import { filteredDay, period } from '../../contract/day-filter'
import { byId, list, query, stream } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { meetingContent, meetingInvitation, meetingKind } from './live-sessions.fields'

const feature = 'live-sessions'

export const MIN_DURATION_MINUTES = 5
export const MAX_MONTHS_AHEAD = 5
export const MAX_GUEST_EMAILS = 10
export const PARTICIPANT_LIMIT = 50
export const BIG_BLUE_BUTTON_LIMIT = 25

export const meetingStatus = z.enum(['scheduled', 'started', 'ended', 'canceled']).meta({ id: 'MeetingStatus' })
export type MeetingStatus = z.infer<typeof meetingStatus>
export const meetingProvider = z.enum(['big_blue_button', 'zoom', 'built_in', 'no_provider'])
export type MeetingProvider = z.infer<typeof meetingProvider>
export const recordingStatus = z.enum([
  'unknown',
  'auto_recording',
  'recording',
  'processing',
  'processing_error',
  'recorded',
  'not_recorded',
])

export const meetingView = z
  .object({
    id: z.uuid(),
    type: z.enum(['live', 'telehealth', 'uploaded']),
    ...shownOf(meetingKind),
    ...shownOf(meetingContent),
    status: meetingStatus,
    provider: meetingProvider,
    recording_status: recordingStatus,
    owner: personRef,
    owner_id: z.uuid(),
    users: z.array(personRef),
    assignees: z.array(personRef),
    join_url: z.string().nullable(),
    dial_in_phone: z.string().nullable(),
    dial_in_code: z.string().nullable(),
    recordings: z.array(z.object({ id: z.uuid() })),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    archived_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Meeting' })
export type MeetingView = z.infer<typeof meetingView>

export const meetingDetails = meetingView
  .extend({
    ...shownOf(meetingInvitation),
    comments: z.array(commentView),
    /** Participants and guests who have entered, in the order they did. */
    joined: z.array(z.object({ person: personRef, joined_at: z.string() })),
    guests: z.array(z.object({ id: z.uuid(), name: z.string(), joined_at: z.string() })),
    /** Addresses and link of the guests, shown to the host only. */
    guest_url: z.string().nullable(),
  })
  .meta({ id: 'MeetingDetails' })
export type MeetingDetails = z.infer<typeof meetingDetails>

export const members = { who: ['admin', 'coordinator', 'faculty', 'supervisor', 'trainee'] } as const
export const PART_OF = 'host or participant; only the host once it is archived'
export const ENTERS = 'host or participant; the position allows live sessions, HIPAA is met, the account is not limited'

interface MeetingList {
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly defaultOrder: 'asc' | 'desc'
}

const meetingList = (described: MeetingList) =>
  list({
    ...described,
    feature,
    access: { ...members, relation: PART_OF },
    filter: z.strictObject({
      status: meetingStatus.optional(),
      /** Of the host. */
      owner_id: z.uuid().optional(),
      starts: period.optional(),
      starts_from: filteredDay.optional(),
      starts_to: filteredDay.optional(),
      id: z.array(z.uuid()).max(100).optional(),
    }),
    item: meetingView,
    sort: ['start_at', 'created_at', 'title'],
    columns: {
      title: textColumn('Title'),
      start_at: instantColumn('Starts'),
      duration: numberColumn('Duration'),
      owner: namesColumn('Host'),
      users: namesColumn('Participants'),
      status: codesColumn('Status', {
        scheduled: 'Scheduled',
        started: 'In progress',
        ended: 'Ended',
        canceled: 'Canceled',
      }),
    },
  })

export const listUpcomingMeetings = meetingList({
  name: 'listUpcomingMeetings',
  path: '/api/meetings/upcoming',
  summary: 'Started sessions and those of the next day.',
  defaultOrder: 'asc',
})
export const listScheduledMeetings = meetingList({
  name: 'listScheduledMeetings',
  path: '/api/meetings/scheduled',
  summary: 'Sessions that wait for their time.',
  defaultOrder: 'asc',
})
export const listPastMeetings = meetingList({
  name: 'listPastMeetings',
  path: '/api/meetings/past',
  summary: 'Ended and canceled sessions, the latest first.',
  defaultOrder: 'desc',
})
export const listArchivedMeetings = meetingList({
  name: 'listArchivedMeetings',
  path: '/api/meetings/archived',
  summary: 'Archived sessions, for their host.',
  defaultOrder: 'desc',
})

export const getMeeting = query({
  name: 'getMeeting',
  feature,
  path: '/api/meetings/:id',
  summary: 'One session.',
  access: { ...members, relation: PART_OF },
  params: byId,
  answer: meetingDetails,
})

export const CALENDAR_FILE = 'text/calendar'

export const meetingCalendar = stream({
  name: 'meetingCalendar',
  feature,
  path: '/api/meetings/:id/calendar',
  summary: 'The session as an entry for a calendar (iCalendar); taken again later, it replaces the entry.',
  access: { ...members, relation: PART_OF },
  params: byId,
  produces: [CALENDAR_FILE],
})

export const verifyStartable = query({
  name: 'verifyStartable',
  feature,
  path: '/api/meetings/:id/verify-startable',
  summary: 'Can the caller start this session now, and if not, why?',
  access: { ...members, relation: ENTERS },
  params: byId,
  answer: z.object({ startable: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
})

export const verifyJoinable = query({
  name: 'verifyJoinable',
  feature,
  path: '/api/meetings/:id/verify-joinable',
  summary: 'Can the caller join this session now, and if not, why?',
  access: { ...members, relation: ENTERS },
  params: byId,
  answer: z.object({ joinable: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
})
