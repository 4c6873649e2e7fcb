// What happens to continuing-education courses: an organization offers them.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { courseFields } from './ce-courses.fields'

export const ceCourseEvents = defineEvents('cecourse', {
  CeCourseOffered: event({
    version: 1,
    schema: z.object({ courseId: id, organizationId: id, ...storedOf(courseFields) }),
    sample: {
      courseId: '0192f0c0-0000-7000-8000-0000000000e1',
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      title: 'Privacy of health records (HIPAA)',
    },
  }),
})

export type CeCourseEvent = EventsOf<typeof ceCourseEvents>
