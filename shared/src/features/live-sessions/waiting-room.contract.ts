// The public waiting room over HTTP: what a guest with a code sees, and how a guest enters.
import { z } from 'zod'
import { command, query } from '../../contract/row'
import { requiredText } from '../../contract/shapes'
import { meetingStatus } from './live-sessions.contract'

const feature = 'live-sessions'

/** Guests hold a random code, stored hashed; it opens this page of this session and nothing else. */
const byCode = z.strictObject({ code: z.string().min(1).max(100) })

export const waitingRoom = query({
  name: 'waitingRoom',
  feature,
  path: '/api/meetings/:code/waiting-room',
  summary: 'What a guest with a code sees. An unknown code and an ended session answer in the same shape.',
  access: { who: 'anyone', relation: 'holds the code' },
  params: byCode,
  answer: z.object({
    state: z.enum(['invalid', 'scheduled', 'started', 'ended']),
    id: z.uuid().nullable(),
    status: meetingStatus.nullable(),
    title: z.string().nullable(),
    /** Who invites: nobody follows a link of strangers. */
    invited_by: z
      .object({ host: z.string(), organization: z.string(), logo_image_url: z.string().nullable() })
      .nullable(),
    start_at: z.string().nullable(),
    join_url: z.string().nullable(),
    dial_in_phone: z.string().nullable(),
    dial_in_code: z.string().nullable(),
    /** Public channel of this waiting room; reload on `status-updated`. */
    channel: z.string().nullable(),
  }),
  refusals: ['too_many_requests'],
})

export const joinAsGuest = command({
  name: 'joinAsGuest',
  feature,
  method: 'POST',
  path: '/api/meetings/:code/guests',
  summary: 'Enter a started session as a guest, under a name.',
  access: { who: 'anyone', relation: 'holds the code', impersonation: 'allow' },
  params: byCode,
  body: z.strictObject({ name: requiredText(80) }),
  answer: z.object({ join_url: z.string() }),
  refusals: [
    'meeting.invalid_url',
    'meeting.not_started',
    'meeting.participant_limit',
    'meeting.guest_name_taken',
    'too_many_requests',
  ],
})
