// What a session's form must satisfy: the same rules beside the field in the browser and in the decider.
import type { SentOf } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import {
  BIG_BLUE_BUTTON_LIMIT,
  MAX_GUEST_EMAILS,
  MAX_MONTHS_AHEAD,
  type MeetingProvider,
  MIN_DURATION_MINUTES,
  PARTICIPANT_LIMIT,
} from './live-sessions.contract'
import type { meetingContent, meetingInvitation, meetingKind } from './live-sessions.fields'

/** The start of a session that is held now is not looked at. */
export interface MeetingForm
  extends SentOf<typeof meetingKind>,
    SentOf<typeof meetingContent>,
    SentOf<typeof meetingInvitation> {
  /** With the host. */
  readonly participantCount: number
  readonly provider: MeetingProvider
}

type Rule = (form: MeetingForm, now: Date) => Refusal | false

const problem = (code: string, field: string, data: Record<string, unknown> = {}): Refusal =>
  refuse(code, data, { field })

export const participantLimit = (provider: MeetingProvider): number =>
  provider === 'big_blue_button' ? BIG_BLUE_BUTTON_LIMIT : PARTICIPANT_LIMIT

const rules: readonly Rule[] = [
  ({ title }) => title.trim() === '' && problem('meeting.title_required', 'title'),
  form => form.participantCount < 2 && problem('meeting.participants_required', 'users'),
  ({ participantCount, provider }) => {
    const limit = participantLimit(provider)
    return participantCount > limit && problem('meeting.participant_limit', 'users', { limit })
  },
  form => form.scheduleType === 2 && form.startAt === null && problem('meeting.date_required', 'start_at'),
  ({ duration }) =>
    duration < MIN_DURATION_MINUTES &&
    problem('meeting.duration_too_short', 'duration', { minutes: MIN_DURATION_MINUTES }),
  (form, now) => startsAt(form) <= now && problem('meeting.start_in_past', 'start_at'),
  (form, now) =>
    form.scheduleType === 2 &&
    startsAt(form) > monthsAfter(now, MAX_MONTHS_AHEAD) &&
    problem('meeting.start_too_far', 'start_at', { months: MAX_MONTHS_AHEAD }),
  ({ guestEmails }) =>
    new Set(guestEmails.map(email => email.toLowerCase())).size < guestEmails.length &&
    problem('meeting.guest_duplicate', 'guest_emails'),
  ({ guestEmails }) =>
    guestEmails.length > MAX_GUEST_EMAILS &&
    problem('meeting.too_many_guests', 'guest_emails', { limit: MAX_GUEST_EMAILS }),
]

const NEVER = new Date(8.64e15)

function startsAt({ scheduleType, startAt }: MeetingForm): Date {
  return scheduleType === 2 && startAt !== null ? new Date(startAt) : NEVER
}

/** The same day and time that many months later; in a shorter month its last day. */
function monthsAfter(from: Date, months: number): Date {
  const at = new Date(from)
  at.setUTCMonth(at.getUTCMonth() + months)
  if (at.getUTCDate() !== from.getUTCDate()) at.setUTCDate(0)
  return at
}

/**
 * Everything that is wrong with the form, in the order of its fields. `opened`: the start that the session has already; that it has passed since
 * is no mistake of this form.
 */
export function formProblems(form: MeetingForm, now: Date, opened?: string): readonly Refusal[] {
  const kept = form.startAt !== null && opened !== undefined && Date.parse(form.startAt) === Date.parse(opened)
  const found = rules.map(rule => rule(form, now)).filter(problem => problem !== false)
  return found.filter(({ code }) => !(kept && code === 'meeting.start_in_past'))
}
