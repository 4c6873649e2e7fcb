// What the build takes out of contract rows: their texts and the shapes that the server alone holds anything against, and nothing that a page needs.
import { execFileSync } from 'node:child_process'
import { buildSync } from 'esbuild'
import { ROOT, sources } from './sources'

/** As the build does, in a process of its own: the bundler is no module of the kind that Jest loads. */
function asTaken(texts: readonly string[]): readonly string[] {
  const contents = `
    import { json } from 'node:stream/consumers'
    import { asTaken } from './frontend/contract-rows'
    process.stdout.write(JSON.stringify((await json(process.stdin)).map(asTaken)))`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: ROOT },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', write: false },
  })
  const program = ['--input-type=module', '--eval', outputFiles[0]?.text ?? '']
  const said = execFileSync(process.execPath, program, { input: JSON.stringify(texts), cwd: ROOT, maxBuffer: 2 ** 26 })
  return JSON.parse(String(said))
}

const contracts = sources().filter(
  ({ path }) => path.startsWith('shared/src/features/') && path.endsWith('.contract.ts'),
)

test('no summary, no relation and no refusal of a row is left', () => {
  const left = /\b(summary|relation):\s*['"`](?!['"])|\brefusals: \[\s*['"]|\.describe\(\s*'/g
  const count = (texts: readonly string[]) => texts.flatMap(text => [...text.matchAll(left)]).length
  const texts = contracts.map(({ text }) => text)
  expect(count(texts)).toBeGreaterThan(200)
  expect(count(asTaken(texts))).toBe(0)
})

test('what stands beside it stays as it is', () => {
  const row = [
    'export const x = command({',
    "  name: 'x',",
    "  summary:\n    'It\\'s long',",
    "  access: { who: ['admin'], relation: `all` },",
    '  params: byId,',
    "  body: z.strictObject({ summary: z.string().describe('In short.') }).meta({ examples: [{ a: [1] }] }),",
    '  answer: z.object({ id: z.uuid() }),',
    "  refusals: ['a.b', 'c'],",
    "  path: '/api/x' })",
    'z.config({ a: 1 })',
    "export const made = (id: string) => command({ query: found(id), summary: 'Made', body: shape(id) })",
  ].join('\n')
  const pure = (call: string) => `(/*#__PURE__*/ ${call})`
  expect(asTaken([row])).toEqual([
    [
      'export const x = (/*#__PURE__*/ command({',
      "  name: 'x',",
      "  summary:\n    '',",
      "  access: { who: ['admin'], relation: '' },",
      '  ',
      `  body: ${pure(`z.strictObject({ summary: ${pure('z.string()')} })`)},`,
      '  ',
      '  refusals: [],',
      "  path: '/api/x' }))",
      'z.config({ a: 1 })',
      "export const made = (id: string) => command({  summary: '', body: shape(id) })",
    ].join('\n'),
  ])
})
