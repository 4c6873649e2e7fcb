// What the rules of live sessions say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'meeting.title_required': 'a title is required',
  'meeting.participants_required': 'a live session needs at least two participants',
  'meeting.date_required': 'a date and a time are required',
  'meeting.duration_too_short': 'the expected duration must be at least {minutes} minutes',
  'meeting.start_in_past': 'the start must lie in the future',
  'meeting.start_too_far': 'a session can be scheduled at most {months} months ahead',
  'meeting.guest_duplicate': 'the guest emails must all be different',
  'meeting.too_many_guests': 'at most {limit} guest emails',
  'meeting.participant_limit': 'at most {limit} participants',
  'meeting.host_required': 'the host cannot be removed from the participants',
  'meeting.hipaa_required': 'complete the HIPAA course to use live sessions',
  'meeting.access_pass_required': 'a limited account needs an access pass to use live sessions',
  'meeting.position_inactive': 'you can create live sessions only while your position is active',
  'meeting.not_allowed': 'live sessions are not enabled for your position',
  'meeting.no_servers': 'no servers are available at the moment',
  'meeting.already_started': 'this live session has already started',
  'meeting.already_finished': 'this live session is already finished',
  'meeting.guest_name_taken': 'somebody in this session has this name; add where you are from, or use another',
  'meeting.not_started': 'this live session has not started yet',
  'meeting.invalid_url': 'this session is invalid or has ended',
  'meeting.not_finished': 'this live session is not finished yet',
  'meeting.type_fixed': 'a scheduled session stays scheduled; start it instead',
  'meeting.not_host': 'only the host can do this',
}
