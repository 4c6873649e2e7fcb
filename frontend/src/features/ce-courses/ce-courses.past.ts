// What the fields and states of a course are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { cecourse: 'Course', coursetaking: 'Course as somebody takes it' },
  field: {
    hipaa: 'Meets the HIPAA requirement',
    pass_mark: 'Percent to pass',
    ce_course: 'Course',
    heading: 'Heading',
    published_at: 'Published',
    created_at: 'Created',
    multiple: 'Several may be chosen',
    documents: 'Documents',
  },
  value: { status: { draft: 'Draft', published: 'Published', archived: 'Archived' } },
}
