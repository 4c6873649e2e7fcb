// What is typed into a body is checked wherever it is sent: by the shape of the row, or by a rule that the row names.
import { allRows } from '@practicum/shared/contract/all'
import { type Issue, wordsOf } from '@practicum/shared/contract/issue-words'
import { rules as spanishRules } from '@practicum/shared/contract/issue-words.es'
import { messageOf } from '@practicum/shared/contract/messages'
import { refusals as spanishRefusals } from '@practicum/shared/features/refusals.es'
import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

const SAYS_WHEN_OR_WHERE = /(_at|_date|_on|_from|_until|_time|^date|^time|^day|url|website)$/

function* loose(shape: Shape, root: Shape, name = ''): Generator<string> {
  const { $ref, properties = {}, items, anyOf = [], type } = shape
  if ($ref) yield* loose(root.$defs?.[$ref.replace('#/$defs/', '')] ?? {}, root, name)
  for (const [key, one] of Object.entries(properties)) yield* loose(one, root, key)
  if (items) yield* loose(items, root, name)
  for (const one of anyOf) yield* loose(one, root, name)
  const isChecked = [shape.format, shape.pattern, shape.enum, shape.const].some(rule => rule !== undefined)
  if (type === 'string' && !isChecked && SAYS_WHEN_OR_WHERE.test(name)) yield name
}

const bodies = allRows.flatMap(row => {
  if (row.kind !== 'command') return []
  const shape = z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }) as Shape
  return [...loose(shape, shape)].map(field => [row.name, field, row.refusals] as const)
})

/** Typed as people know them, without a scheme, and checked by a rule. */
const BY_RULE = ['site.website_invalid', 'supervision_profile.link_elsewhere']

test('AUTH3-011 dates, times and addresses of the web are checked wherever they are sent', () => {
  const unchecked = bodies.filter(([, , refusals]) => !BY_RULE.some(code => refusals.includes(code)))
  expect(unchecked.map(([row, field]) => `${row} ${field}`)).toEqual([])
  expect(bodies.length).toBeGreaterThan(3)
})

const SHAPES: readonly (readonly [string, z.ZodType, unknown, string])[] = [
  ['required', z.strictObject({ name: z.string() }), {}, 'field required'],
  ['min', z.string().min(3), 'ab', 'needs at least 3 characters'],
  ['min of a number', z.number().min(3), 2, 'has to be at least 3'],
  ['max', z.string().max(3), 'abcd', 'needs at most 3 characters'],
  ['max of a number', z.number().max(3), 4, 'has to be at most 3'],
  ['email', z.email(), 'nobody', 'has to be a valid email address, such as ana@school.edu'],
  ['a day that is none', z.iso.date(), '2030-02-30', 'has to be a day, such as 2030-01-31'],
  ['a time that is none', z.iso.time(), '25:00', 'has to be a time of day, such as 15:30'],
  [
    'an instant that is none',
    z.iso.datetime(),
    '2030-02-30T10:00:00Z',
    'has to be a point in time, such as 2030-01-31T12:00:00Z',
  ],
  ['an address of the web that is none', z.url(), 'nowhere', 'has to be a web address'],
]

test.each(SHAPES)('AUTH3-011 there are words for %s, in both languages', (_what, shape, value, words) => {
  const [issue] = shape.safeParse(value, { reportInput: true }).error?.issues ?? []
  expect(issue?.message).toBe(words)
  const spanish = wordsOf(spanishRules)(issue as Issue)
  expect(spanish).toEqual(expect.stringMatching(/\p{L}{3}/u))
  expect(spanish).not.toBe(words)
})

test.each(['signup.email_taken', 'site.duplicate', 'signup.confirmation_differs'])(
  'AUTH3-011 there are words for what is not unique, or not confirmed: %s, in both languages',
  code => {
    expect(messageOf(code)).not.toContain('_')
    expect(spanishRefusals[code]).toEqual(expect.stringMatching(/\p{L}{3}/u))
  },
)
