// Continuing-education courses over HTTP, as coordinators write them: apart, for only who does so fetches it.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { ceCourseSection } from './ce-courses.contract'
import { courseFields, courseStatus, QUESTIONS_MAX, SECTIONS_MAX, sentQuestion, sentSection } from './ce-courses.fields'

const feature = 'ce-courses'
const access = { who: ['coordinator'], relation: "a course of the coordinator's organization" } as const

export const ceCourseContent = z
  .object({
    id: z.uuid(),
    ...shownOf(courseFields),
    status: courseStatus,
    edition: z.int(),
    sections: z.array(ceCourseSection),
    questions: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        multiple: z.boolean(),
        options: z.array(z.object({ id: z.uuid(), text: z.string(), right: z.boolean() })),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'CeCourseContent' })
export type CeCourseContent = z.infer<typeof ceCourseContent>

export const getCeCourseContent = query({
  name: 'getCeCourseContent',
  feature,
  path: '/api/ce-courses/:id/content',
  summary: 'All of a course that coordinators write, with the right answers of its exam.',
  access,
  params: byId,
  answer: ceCourseContent,
})

const written = z.object({ id: z.uuid(), version: z.int() })

const content = {
  ...sentOf(courseFields),
  sections: z.array(sentSection).max(SECTIONS_MAX).default([]),
  questions: z.array(sentQuestion).max(QUESTIONS_MAX).default([]),
}
const example = {
  ...{ title: 'Ethics of telehealth', description: '', hipaa: false, pass_mark: 80 },
  sections: [{ heading: 'Before a session', text: 'Ask where the client is.' }],
  questions: [
    {
      ...{ text: 'What do you ask first?', multiple: false },
      options: [
        { text: 'Where the client is', right: true },
        { text: 'How the weather is', right: false },
      ],
    },
  ],
}
const CONTENT_REFUSALS = [
  'ce_course.id_repeated',
  'ce_course.none_right',
  'ce_course.one_right',
  'ce_course.option_repeated',
  'ce_course.too_long',
] as const

export const addCeCourse = command({
  name: 'addCeCourse',
  feature,
  method: 'POST',
  path: '/api/ce-courses',
  summary: 'Write a course; it is a draft until it is published.',
  access,
  body: z.strictObject(content).meta({ examples: [example] }),
  answer: written,
  refusals: CONTENT_REFUSALS,
})

export const editCeCourse = command({
  name: 'editCeCourse',
  feature,
  method: 'PUT',
  path: '/api/ce-courses/:id',
  summary: 'Write the content of a course anew, as its next edition. Whoever has passed stays so.',
  access,
  params: byId,
  body: z
    .strictObject({
      ...content,
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: [...CONTENT_REFUSALS, 'ce_course.archived', 'ce_course.empty', 'version_conflict'],
})

export const publishCeCourse = command({
  name: 'publishCeCourse',
  feature,
  method: 'PATCH',
  path: '/api/ce-courses/:id/publish',
  summary: 'Let everybody of the organization see and take a course, or withdraw it again.',
  access,
  params: byId,
  body: z.strictObject({ published: z.boolean() }).meta({ examples: [{ published: true }] }),
  answer: written,
  refusals: ['ce_course.archived', 'ce_course.empty'],
})

export const archiveCeCourse = command({
  name: 'archiveCeCourse',
  feature,
  method: 'PATCH',
  path: '/api/ce-courses/:id/archive',
  summary: 'Put a course away, or bring it back as a draft. What was answered stays.',
  access,
  params: byId,
  body: z.strictObject({ archived: z.boolean() }).meta({ examples: [{ archived: true }] }),
  answer: written,
})
