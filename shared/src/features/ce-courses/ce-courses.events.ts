// What happens to continuing-education courses: they are begun, changed, published and put away.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { courseFields, storedQuestion, storedSection, TITLE_MAX } from './ce-courses.fields'

const courseId = '0192f0c0-0000-7000-8000-0000000000e1'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

const ofCourse = { courseId: id, organizationId: id }
const content = {
  ...storedOf(courseFields),
  /** Counts how often the content was written: whoever takes the course takes one of them. */
  edition: z.int().min(1),
  sections: z.array(storedSection),
  questions: z.array(storedQuestion),
}
const sample = {
  ...{ courseId, organizationId, title: 'Privacy of health records (HIPAA)', description: 'Before you see clients.' },
  ...{ hipaa: true, passMark: 80, edition: 1 },
  sections: [{ id: '0192f0c0-0000-7000-8000-0000000000e2', heading: 'What is protected', text: 'All that names.' }],
  questions: [
    {
      id: '0192f0c0-0000-7000-8000-0000000000e3',
      text: 'Is a photograph protected?',
      multiple: false,
      options: [
        { id: '0192f0c0-0000-7000-8000-0000000000e4', text: 'Yes', right: true },
        { id: '0192f0c0-0000-7000-8000-0000000000e5', text: 'No', right: false },
      ],
    },
  ],
}
const told = event({ version: 1, schema: z.object(ofCourse), sample: { courseId, organizationId } })

export const ceCourseEvents = defineEvents('cecourse', {
  /** As courses began before they had any content: a title, published at once. Written no more. */
  CeCourseOffered: event({
    version: 1,
    schema: z.object({ ...ofCourse, title: plainText(TITLE_MAX) }),
    sample: { courseId, organizationId, title: sample.title },
  }),
  CeCourseAdded: event({ version: 1, schema: z.object({ ...ofCourse, ...content }), sample }),
  CeCourseEdited: event({
    version: 1,
    schema: z.object({ ...ofCourse, ...content }),
    sample: { ...sample, description: 'Before you see clients, once.', edition: 2 },
  }),
  CeCoursePublished: told,
  CeCourseWithdrawn: told,
  CeCourseArchived: told,
  /** It is a draft again. */
  CeCourseUnarchived: told,
})

export type CeCourseEvent = EventsOf<typeof ceCourseEvents>
