// What the fields of a live session are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { meeting: 'Live session' },
  field: {
    schedule_type: 'Planned',
    provider: 'Held in',
    meeting_status: 'Status',
    start_at: 'Starts',
    duration: 'Minutes planned',
    participant: 'Participants',
    audio_only: 'Audio only',
    guest_emails: 'Invited guests',
    guest_name: 'Name of the guest',
    joined: 'Have joined',
    guests: 'Guests who joined',
    user: 'Who',
    started_at: 'Began',
    ended_at: 'Ended',
    archived_at: 'Archived',
    created_at: 'Created',
    updated_at: 'Last changed',
  },
  value: {
    schedule_type: { 1: 'Held at once', 2: 'For a set time', 3: 'Recorded elsewhere', 4: 'Telehealth' },
    provider: {
      built_in: 'The room of Practicum',
      big_blue_button: 'BigBlueButton',
      zoom: 'Zoom',
      no_provider: 'No room',
    },
    meeting_status: { scheduled: 'Scheduled', started: 'In progress', ended: 'Ended', canceled: 'Canceled' },
  },
}
