// What happens as somebody takes a course: they have read it, or have answered its exam. One stream for each position and course.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { TITLE_MAX } from './ce-courses.fields'

const taken = {
  ...{ takingId: id, courseId: id, organizationId: id, userId: id, positionId: id },
  /** As it was called, and which of its editions it was. */
  ...{ title: plainText(TITLE_MAX), edition: z.int().min(1) },
  /** Whoever completes it has met the HIPAA requirement. */
  hipaa: z.boolean(),
}
const sample = {
  takingId: '0192f0c0-0000-7000-8000-0000000000f1',
  courseId: '0192f0c0-0000-7000-8000-0000000000e1',
  organizationId: '0192f0c0-0000-7000-8000-000000000003',
  userId: '0192f0c0-0000-7000-8000-000000000001',
  positionId: '0192f0c0-0000-7000-8000-000000000002',
  ...{ title: 'Privacy of health records (HIPAA)', edition: 1, hipaa: true },
}

const storedAnswer = z.object({ questionId: id, optionIds: z.array(id) })
export type StoredAnswer = Readonly<z.infer<typeof storedAnswer>>

export const courseTakingEvents = defineEvents('coursetaking', {
  /** All of it, where nothing is asked. */
  CourseRead: event({ version: 1, schema: z.object(taken), sample }),
  CourseExamTaken: event({
    version: 1,
    schema: z.object({
      ...taken,
      answers: z.array(storedAnswer),
      /** Ids of the questions that were not answered rightly. */
      wrong: z.array(id),
      /** Percent that was right, rounded down; as much as was asked for. */
      ...{ score: z.int().min(0).max(100), passMark: z.int().min(1).max(100) },
      passed: z.boolean(),
    }),
    sample: {
      ...sample,
      answers: [
        {
          questionId: '0192f0c0-0000-7000-8000-0000000000e3',
          optionIds: ['0192f0c0-0000-7000-8000-0000000000e5'],
        },
      ],
      wrong: ['0192f0c0-0000-7000-8000-0000000000e3'],
      ...{ score: 0, passMark: 80, passed: false },
    },
  }),
})

export type CourseTakingEvent = EventsOf<typeof courseTakingEvents>
