// Of contract rows a browser takes the route, and the body that forms are held against. What readers of the API document are told, and what answers and addresses are held against, stays on the server.
import { type Plugin, parseSync } from 'vite'

const CONTRACT =
  /\/shared\/src\/(?:features\/[\w-]+\/[\w-]+\.(?:contract|fields|filter|shapes|views)|contract\/[\w-]+)\.ts$/

const ROWS: ReadonlySet<unknown> = new Set(['command', 'list', 'query', 'stream'])
/** Of a row. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(['answer', 'filter', 'item', 'params', 'query', 'reaches'])
/** Of anything, where it is a text. */
const TOLD: ReadonlySet<unknown> = new Set(['relation', 'summary'])
/** What a shape is called in the document, and what is said of it there. */
const REMARKS: ReadonlySet<unknown> = new Set(['describe', 'meta'])
/** Whoever takes nothing of what such a call makes does without the call. */
const PURE = '(/*#__PURE__*/ '

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

export function contractRows(): Plugin {
  return {
    name: 'contract-rows',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (CONTRACT.test(id) ? { code: asTaken(code), map: null } : undefined),
  }
}

export function asTaken(code: string): string {
  const { program } = parseSync('row.ts', code)
  const made = partsOf(program).filter(({ type }) => /^(ExportNamed|Variable)Declaration$/.test(type))
  return edited(code, [
    ...nodesIn(program as unknown as Node).flatMap(node => leavingOut(code, node)),
    ...made.flatMap(one => nodesIn(one, isFunction)).flatMap(marked),
  ])
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || /^Function/.test(type)
const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined)

function partsOf(node: object): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

function nodesIn(node: Node, isOver: (node: Node) => boolean = () => false): readonly Node[] {
  return isOver(node) ? [] : [node, ...partsOf(node).flatMap(part => nodesIn(part, isOver))]
}

function leavingOut(code: string, node: Node): readonly Edit[] {
  if (node.type === 'Property') return told(node)
  if (node.type !== 'CallExpression') return []
  const remark = remarked(node)
  if (remark) return [{ from: remark.end, to: node.end, text: '' }]
  if (!ROWS.has(nameOf(node.callee))) return []
  const row = partsOf(node.arguments as object)[0]
  const shapes = partsOf((row?.properties ?? []) as object).filter(({ key }) => LEFT_OUT.has(nameOf(key)))
  return shapes.map(({ start, end }) => ({
    from: start,
    to: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
    text: '',
  }))
}

function told({ key, value }: Node): readonly Edit[] {
  if (!isNode(value)) return []
  const { start: from, end: to, type } = value
  if (nameOf(key) === 'refusals' && type === 'ArrayExpression') return [{ from, to, text: '[]' }]
  return TOLD.has(nameOf(key)) && /Literal$/.test(type) ? [{ from, to, text: "''" }] : []
}

/** What is remarked on. */
function remarked({ callee }: Node): Node | undefined {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !REMARKS.has(nameOf(callee.property))) return undefined
  return callee.object as Node
}

function marked(node: Node): readonly Edit[] {
  if (node.type !== 'CallExpression' || remarked(node)) return []
  const { start, end } = node
  return [
    { from: start, to: start, text: PURE },
    { from: end, to: end, text: ')' },
  ]
}

function edited(code: string, edits: readonly Edit[]): string {
  let done = 0
  let text = ''
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    // Within what is left out.
    if (edit.from < done) continue
    text += code.slice(done, edit.from) + edit.text
    done = edit.to
  }
  return text + code.slice(done)
}
