// Events of continuing-education courses become rows of their tables.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import { courseFields, type Question, type Section } from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { initiallyOf, type StoredOf, toRow } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf } from '../attachments/documents.changes'
import { type CeCourseEditionRow, type CeCourseRow, ceCourseEditionTable, ceCourseTable } from './ce-courses.table'

type Content = StoredOf<typeof courseFields> & {
  readonly sections: readonly Section[]
  readonly questions: readonly Question[]
  readonly edition: number
}

const touched = ({ revision }: StoredEvent): Pick<CeCourseRow, 'revision'> => ({ revision: Number(revision) })

const contentRow = (content: Content) => ({
  ...toRow(courseFields, content),
  edition: content.edition,
  sections: content.sections,
  questions: content.questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ id, text }) => ({ id, text })),
  })),
  words: wordsOf(content.title),
})

interface Begun extends StoredEvent {
  readonly data: StoredEvent['data'] & { readonly courseId: string; readonly organizationId: string }
}

const begun = (event: Begun) => ({
  ce_course_id: event.data.courseId,
  organization_id: event.data.organizationId,
  documents: [],
  created_at: event.meta.occurredAt,
  ...touched(event),
})

const isDraft = { patch: (event: StoredEvent) => ({ status: 'draft' as const, ...touched(event) }) }

export const ceCourseProjection: Projection<CeCourseRow> = {
  name: 'ce_course',
  version: 2,
  table: ceCourseTable,
  on: {
    ...documentChangesOf<CeCourseRow>('cecourse'),
    ...changes<CeCourseRow>()(ceCourseEvents, {
      CeCourseOffered: {
        insert: event => ({
          ...begun(event),
          ...contentRow({ ...initiallyOf(courseFields), ...event.data, edition: 1, sections: [], questions: [] }),
          ...{ status: 'published', published_at: event.meta.occurredAt },
        }),
      },
      CeCourseAdded: {
        insert: event => ({
          ...begun(event),
          ...contentRow(event.data),
          ...{ status: 'draft', published_at: null },
        }),
      },
      CeCourseEdited: { patch: event => ({ ...contentRow(event.data), ...touched(event) }) },
      CeCoursePublished: {
        patch: event => ({ status: 'published', published_at: event.meta.occurredAt, ...touched(event) }),
      },
      CeCourseWithdrawn: isDraft,
      CeCourseArchived: { patch: event => ({ status: 'archived', ...touched(event) }) },
      CeCourseUnarchived: isDraft,
    }),
  },
}

interface Edition {
  readonly data: Pick<Content, 'edition' | 'questions'> & { readonly courseId: string; readonly organizationId: string }
}

const editionIdOf = (courseId: string, edition: number): string =>
  derivedId('edition of course', courseId, String(edition))

/** Each stays as it was, for whoever has answered it. */
const written = {
  keys: ({ data: { courseId, edition } }: Edition): readonly string[] => [editionIdOf(courseId, edition)],
  insert: ({ data }: Edition, key: string): CeCourseEditionRow => ({
    ce_course_edition_id: key,
    ce_course_id: data.courseId,
    organization_id: data.organizationId,
    ...{ edition: data.edition, questions: data.questions },
  }),
}

export const ceCourseEditionProjection: Projection<CeCourseEditionRow> = {
  name: 'ce_course_edition',
  version: 1,
  table: ceCourseEditionTable,
  skipDecryption: true,
  on: changes<CeCourseEditionRow>()(ceCourseEvents, { CeCourseAdded: written, CeCourseEdited: written }),
}
