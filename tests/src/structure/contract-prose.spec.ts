// What the build takes out of contract rows: their texts, and nothing that a page needs.
import { withoutProse } from '../../../frontend/contract-prose'
import { sources } from './sources'

const contracts = sources().filter(
  ({ path }) => path.startsWith('shared/src/features/') && path.endsWith('.contract.ts'),
)

test('no summary, no relation and no refusal of a row is left', () => {
  const code = contracts.map(({ text }) => text).join('\n')
  const said = /\b(summary|relation):\s*['"`](?!['"])|\brefusals: \[\s*['"]|\.describe\(\s*'/g
  expect([...code.matchAll(said)].length).toBeGreaterThan(200)
  expect(withoutProse(code).match(said)).toBeNull()
})

test('what stands beside a text stays as it is', () => {
  const row = [
    "  name: 'x',",
    '  summary: "What somebody\'s is",',
    "  summary:\n    'It\\'s long',",
    '  summary: `At most some.`,',
    "  seen: z.boolean().describe('By whom it matters.').meta({ id: 'Seen' }),",
    "  access: { who: ['admin'], relation: 'all' },",
    '  body: z.strictObject({ summary: z.string() }).meta({ examples: [{ a: [1], b: { c: 2 } }] }),',
    "  refusals: ['a.b', 'c'],",
    "  path: '/api/x',",
  ].join('\n')
  expect(withoutProse(row)).toBe(
    [
      "  name: 'x',",
      "  summary: '',",
      "  summary:\n    '',",
      "  summary: '',",
      '  seen: z.boolean(),',
      "  access: { who: ['admin'], relation: '' },",
      '  body: z.strictObject({ summary: z.string() }),',
      '  refusals: [],',
      "  path: '/api/x',",
    ].join('\n'),
  )
})
