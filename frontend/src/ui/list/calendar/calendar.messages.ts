// The words of calendars.
import type { Messages } from '../../../providers/words'

export const calendarMessages: Messages = {
  toggle: 'Calendar',
  label: '%{list}: calendar',
  scale: 'Show',
  month: 'Month',
  week: 'Week',
  agenda: 'Agenda',
  today: 'Today',
  before: { month: 'The month before', week: 'The week before', agenda: 'Earlier days' },
  after: { month: 'The next month', week: 'The next week', agenda: 'Later days' },
  days: '%{from} – %{to}',
  nothing: 'Nothing on these days.',
  more: 'Only the first %{count} of each list are shown. Narrow the list, or look at fewer days.',
  all_day: 'All day',
  others: '%{smart_count} more |||| %{smart_count} more',
  others_of_day: 'Show all of this day',
  close: 'Close',
}
