// Resources are addressed as REST has it: a plural noun, one of them by its id, and what belongs to it below.
import { allRows } from './all'
import type { Row } from './row'

/** What the specification names otherwise, and what is no resource. */
const OTHERWISE =
  /^\/(auth|broadcasting|userlockout)\/|^\/api\/(login|logout|password|auth|initial-state|dashboard|history|accesses|signup|validation|admin)\b/
const NOUNS = /^\/api\/([a-z]+(-[a-z]+)*s|people)$/
const ONE = /^\/api\/([a-z-]+s|people)\/:(id|uuid|form)$/
const WHOLE = new Set(['GET', 'POST'])
const SINGLE = new Set(['GET', 'PUT', 'PATCH', 'DELETE'])

const resources = allRows.filter(({ path }) => path.startsWith('/') && !OTHERWISE.test(path))
const described = (rows: readonly Row[]) => rows.map(({ method, path }) => `${method} ${path}`)
const at = (shape: RegExp) => resources.filter(({ path }) => shape.test(path))

test('D3CALL-005 collections are read and added to, single things are read, changed and removed', () => {
  expect(described(at(NOUNS).filter(({ method }) => !WHOLE.has(method)))).toEqual([])
  expect(described(at(ONE).filter(({ method }) => !SINGLE.has(method)))).toEqual([])
  expect(described(resources.filter(({ method, path }) => method === 'DELETE' && !path.includes('/:')))).toEqual([])
  expect(at(NOUNS).length).toBeGreaterThan(5)
})

test('D3CALL-005 every resource stands below a plural noun', () => {
  const roots = resources.map(({ path }) => path.split('/').slice(0, 3).join('/'))
  expect([...new Set(roots)].filter(root => !NOUNS.test(root))).toEqual([])
})

test('D3CALL-005 reading never changes anything', () => {
  const reads = allRows.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
  expect(described(reads.filter(({ kind }) => kind === 'command'))).toEqual([])
})
