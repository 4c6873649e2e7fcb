// Whatever the past of a thing may show has words of its own: no column, no field of an event and no status is read as the code spells it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sharedPast } from '@practicum/frontend/features/audit/past'
import type { Messages } from '@practicum/frontend/providers/words'
import { allFeatures as allReads } from '@practicum/projections/features/all'
import { TELLS_NOTHING } from '@practicum/projections/features/audit/audit.history'
import { allRows } from '@practicum/shared/contract/all'
import { openApi } from '@practicum/shared/contract/openapi/document'
import { allFeatures } from '@practicum/shared/features/all'
import { DEFAULT_LOCALE, LOCALES } from '@practicum/shared/kernel/locales'
import { snake } from '@practicum/shared/kernel/snake-case'
import { ROOT } from './sources'

/** One plain word reads the same in the code and on a screen. */
const isOneWord = (field: string): boolean => /^[a-z]+$/.test(field)
/** Told by name, or not at all. */
const isId = (field: string): boolean => /_ids?$/.test(field) || field === 'repeated_by'
/** Stands beside the changes in words of its own, or is read by machines alone. */
const BESIDE = new Set(['reason', 'revision', 'search', 'lat', 'lon'])

interface Past {
  readonly thing?: Messages
  readonly field?: Messages
  readonly value?: Readonly<Record<string, Messages>>
}

/** The words that a feature has for the past of its things, in the file of that name. */
function wordsOf(feature: string, ending = 'past'): Past {
  const file = join(ROOT, 'frontend/src/features', feature, `${feature}.${ending}.ts`)
  const [words] = existsSync(file) ? Object.values(jest.requireActual<Record<string, Past>>(file)) : []
  return words ?? {}
}

/** Whatever has a history, with the feature that it belongs to. */
const THINGS = allReads.flatMap(({ name: feature, history = {} }) =>
  Object.entries(history).map(([thing, { projection }]) => ({ thing, feature, projection, words: wordsOf(feature) })),
)

/** What the past calls an id that it tells by name. */
const NAMED: Readonly<Record<string, { readonly as: string }>> = Object.assign(
  {},
  ...allReads.map(({ historyFields }) => historyFields),
)

/** Of the events that its rows are made of. */
function eventFieldsOf(feature: string, model: string): readonly string[] {
  const on = allReads.flatMap(({ projections = [] }) => projections).find(({ name }) => name === model)?.on ?? {}
  const catalogs = allFeatures.find(({ name }) => name === feature)?.events ?? []
  const own = catalogs.filter(({ definitions }) => Object.keys(definitions).some(type => type in on))
  const definitions = own.flatMap(catalog => Object.values(catalog.definitions))
  return definitions.flatMap(({ sample }) => Object.keys(sample).map(field => NAMED[field]?.as ?? snake(field)))
}

test('there are things with a past', () => {
  expect(THINGS.map(({ thing }) => thing)).toEqual(expect.arrayContaining(['task', 'placement', 'meeting']))
})

test.each(THINGS)('every field of a $thing that its past shows has a label', ({ feature, projection, words }) => {
  const labels = { ...(sharedPast.field as object), ...words.field }
  const fields = new Set([...Object.keys(projection.table.columns), ...eventFieldsOf(feature, projection.name)])
  const shown = [...fields].filter(field => !isId(field) && !isOneWord(field) && !BESIDE.has(field))
  expect(shown.filter(field => !(field in labels))).toEqual([])
})

const IN_OTHERS = LOCALES.filter(locale => locale !== DEFAULT_LOCALE).flatMap(locale =>
  THINGS.map(thing => ({ ...thing, locale })),
)

// English reads a plain word of the code as it is; another language has none of them.
test.each(IN_OTHERS)('every field of a $thing has a label in $locale', ({ locale, feature, projection }) => {
  const [own, shared] = [wordsOf(feature, `past.${locale}`), wordsOf('audit', `past.${locale}`)]
  const labels = { ...(shared.field as object), ...(own.field as object) }
  const fields = new Set([...Object.keys(projection.table.columns), ...eventFieldsOf(feature, projection.name)])
  const shown = [...fields].filter(field => !isId(field) && !BESIDE.has(field))
  expect(shown.filter(field => !(field in labels))).toEqual([])
})

/** Whatever has a stream: the event explorer says what an event concerns. */
const STREAMS = allFeatures.flatMap(({ name: feature, events }) =>
  events.map(({ aggregate }) => ({ aggregate, feature })),
)

test.each(STREAMS)(
  'what stands in the stream of a $aggregate has a noun, in every language',
  ({ aggregate, feature }) => {
    const endings = LOCALES.map(locale => (locale === DEFAULT_LOCALE ? 'past' : `past.${locale}`))
    expect(endings.filter(ending => typeof wordsOf(feature, ending).thing?.[aggregate] !== 'string')).toEqual([])
  },
)

const IN_EVERY = LOCALES.flatMap(locale => STREAMS.map(stream => ({ ...stream, locale })))

test.each(IN_EVERY)(
  'every field that an event of a $aggregate tells has a label in $locale',
  ({ locale, aggregate, feature }) => {
    const ending = locale === DEFAULT_LOCALE ? 'past' : `past.${locale}`
    const shared = locale === DEFAULT_LOCALE ? sharedPast : wordsOf('audit', ending)
    const labels = { ...(shared.field as object), ...wordsOf(feature, ending).field }
    const fields = fieldsOf(aggregate).filter(
      field => !BESIDE.has(field) && !(locale === DEFAULT_LOCALE && isOneWord(field)),
    )
    expect(fields.filter(field => !(field in labels))).toEqual([])
  },
)

/** As the log has them, but for those that are told by the name of what they point at. */
function fieldsOf(aggregate: string): readonly string[] {
  const catalog = allFeatures.flatMap(({ events }) => events).find(one => one.aggregate === aggregate)
  const fields = Object.values(catalog?.definitions ?? {}).flatMap(({ sample }) => Object.keys(sample))
  const told = fields.filter(field => NAMED[field] || !(TELLS_NOTHING.test(field) || isId(snake(field))))
  return [...new Set(told.map(field => NAMED[field]?.as ?? snake(field)))]
}

/** By the name that the API documents them under: `TaskStatus` for `task_status`. */
const documented = openApi(allRows, '0').components as { schemas: Record<string, { enum?: readonly string[] }> }
const pascal = (column: string): string =>
  column.replaceAll(/(?:^|_)(\w)/g, (_whole, first: string) => first.toUpperCase())

const STATUSES = THINGS.flatMap(({ projection, words }) =>
  Object.keys(projection.table.columns)
    .filter(column => column.endsWith('_status'))
    .map(column => ({ column, labels: words.value?.[column] ?? {} })),
)

test.each(STATUSES)('every value of $column has a label', ({ column, labels }) => {
  const values = documented.schemas[pascal(column)]?.enum ?? []
  expect(values.length).toBeGreaterThan(1)
  expect(Object.keys(labels).toSorted()).toEqual([...values].toSorted())
})
