// The words of continuing-education courses that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const ceCoursesMessages: Messages = {
  title: 'Courses',
  add: 'New course',
  badge: { done: 'HIPAA trained', missing: 'Not HIPAA trained' },
  hipaa: {
    open: 'Open the HIPAA course',
    none: 'There is no HIPAA course here yet. Ask your program {coordinator} for it.',
  },
  alert: { text: 'You have not completed the HIPAA course yet.', link: 'Open the course' },
}
