// The words of continuing-education courses.
import type { Messages } from '../../providers/words'

export const ceCoursesMessages: Messages = {
  title: 'Continuing education',
  empty: 'Your organization offers no courses yet.',
  all: 'All courses',
}
