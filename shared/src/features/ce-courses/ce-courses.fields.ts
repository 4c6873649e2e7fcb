// The fields of a continuing-education course that coordinators fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { requiredText, typed } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { field, requiredField, sameField } from '../../kernel/fields'
import { givenId, id } from '../../kernel/ids'

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 1000
export const SECTIONS_MAX = 30
export const HEADING_MAX = 120
export const SECTION_TEXT_MAX = 4000
export const QUESTIONS_MAX = 50
/** Of all sections and questions together, in letters: a draft and a request hold it, where it is not marks alone. */
export const COURSE_TEXT_MAX = 60_000
export const QUESTION_MAX = 300
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 8
export const OPTION_MAX = 200

/** What an organization teaches is no person's text: it stays when whoever wrote it is erased. */
export const courseFields = {
  title: requiredField({
    stored: plainText(TITLE_MAX),
    sent: requiredText(TITLE_MAX),
    shown: z.string(),
    column: 'text',
  }),
  description: field({
    stored: plainText(DESCRIPTION_MAX),
    sent: typed(DESCRIPTION_MAX),
    shown: z.string(),
    initially: '',
    column: 'text',
  }),
  /** Whoever completes it has met the HIPAA requirement. */
  hipaa: sameField(z.boolean(), false, 'boolean'),
  /** Percent of the questions that have to be answered rightly. */
  passMark: sameField(z.int().min(1).max(100), 80, 'integer'),
} as const

export const courseStatus = z.enum(['draft', 'published', 'archived']).meta({ id: 'CeCourseStatus' })
export type CourseStatus = z.infer<typeof courseStatus>

export const storedSection = z.object({ id, heading: plainText(HEADING_MAX), text: plainText(SECTION_TEXT_MAX) })
export type Section = Readonly<z.infer<typeof storedSection>>

const storedOption = z.object({ id, text: plainText(OPTION_MAX), right: z.boolean() })

/** `multiple`: several of its options may be right, and all of these have to be chosen. */
export const storedQuestion = z.object({
  id,
  text: plainText(QUESTION_MAX),
  multiple: z.boolean(),
  options: z.array(storedOption),
})
export type Question = Readonly<z.infer<typeof storedQuestion>>

/** With its id it is one that the course has already. */
const kept = { id: givenId.optional() }

export const sentSection = z
  .strictObject({ ...kept, heading: requiredText(HEADING_MAX), text: requiredText(SECTION_TEXT_MAX) })
  .meta({ id: 'SentCeCourseSection', examples: [{ heading: 'What is protected', text: 'All that names somebody.' }] })
export type SentSection = z.infer<typeof sentSection>

export const sentQuestion = z
  .strictObject({
    ...kept,
    text: requiredText(QUESTION_MAX),
    multiple: z.boolean().default(false),
    options: z
      .array(z.strictObject({ ...kept, text: requiredText(OPTION_MAX), right: z.boolean() }))
      .min(OPTIONS_MIN)
      .max(OPTIONS_MAX),
  })
  .meta({
    id: 'SentCeCourseQuestion',
    examples: [
      {
        ...{ text: 'Is a photograph protected?', multiple: false },
        options: [
          { text: 'Yes', right: true },
          { text: 'No', right: false },
        ],
      },
    ],
  })
export type SentQuestion = z.infer<typeof sentQuestion>
