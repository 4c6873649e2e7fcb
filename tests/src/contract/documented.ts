// Holds every answer that a whole-API spec gets against the OpenAPI document: status, headers, type and shape of the body.
import { allRows } from '@practicum/shared/contract/all'
import { apiError } from '@practicum/shared/contract/errors'
import { openApi, pathOf } from '@practicum/shared/contract/openapi/document'
import type { Row } from '@practicum/shared/contract/row'
import { allRefusals } from '@practicum/shared/features/refusals'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Answer } from '../api/harness/browser'

interface Header {
  readonly $ref?: string
  readonly required?: boolean
}

interface Described {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: Readonly<Record<string, object>>
}

/** What the document says of one status of one call, in the form in which it is compared. */
interface Expected {
  readonly known: ReadonlySet<string>
  readonly required: readonly string[]
  /** By type; bodies that are files are not looked into. */
  readonly bodies: ReadonlyMap<string, ValidateFunction | undefined>
}

/** Of every web server, and the same for every answer: no part of the contract. */
const OF_HTTP =
  /^(cache-control|connection|content-(length|type|security-policy)|cross-origin-.*|date|etag|keep-alive|origin-agent-cluster|referrer-policy|server|set-cookie|strict-transport-security|transfer-encoding|vary|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** Each row has a document of its own, made when it first answers: most specs meet few. */
class Operation {
  private readonly document: object
  private readonly byStatus = new Map<number, Expected | undefined>()

  constructor(readonly row: Row) {
    this.document = { ...openApi([row], '0'), $id: row.name }
    ajv.addSchema(this.document)
  }

  expected(status: number): Expected | undefined {
    if (!this.byStatus.has(status)) this.byStatus.set(status, this.read(status))
    return this.byStatus.get(status)
  }

  private read(status: number): Expected | undefined {
    const own = `/paths/${escaped(pathOf(this.row))}/${this.row.method.toLowerCase()}/responses/${status}`
    const pointer = this.at<Described>(own)?.$ref?.slice(1) ?? own
    const described = this.at<Described>(pointer)
    if (!described) return undefined
    const headers = Object.entries(described.headers ?? {})
    const isRequired = ({ $ref, required }: Header): boolean =>
      ($ref === undefined ? required : this.at<Header>($ref.slice(1))?.required) === true
    return {
      known: new Set(headers.map(([name]) => name.toLowerCase())),
      required: headers.flatMap(([name, header]) => (isRequired(header) ? [name] : [])),
      bodies: new Map(Object.keys(described.content ?? {}).map(type => [type, this.validator(pointer, type)])),
    }
  }

  private validator(pointer: string, type: string): ValidateFunction | undefined {
    if (type !== JSON_TYPE) return undefined
    return ajv.compile({ $ref: `${this.row.name}#${pointer}/content/${escaped(type)}/schema` })
  }

  private at<Found>(pointer: string): Found | undefined {
    const steps = pointer.slice(1).split('/').map(unescaped)
    const found = steps.reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      this.document,
    )
    return found as Found | undefined
  }
}

const JSON_TYPE = 'application/json'
const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Throws where an answer is not as the document says. */
export type Checked = (method: string, path: string, answer: Answer) => void

interface MethodAndPath {
  readonly row: Row
  readonly shape: RegExp
}

export function documented(rows: readonly Row[] = allRows): Checked {
  const routes = rows.map(row => ({ row, shape: new RegExp(`^${row.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }))
  return (method, path, answer) => {
    if (isOfTheProxy(answer)) return
    const called = calledBy(routes, method, path)
    const wrong = called ? differences(operationOf(called), answer, method) : outside(routes, path, answer)
    if (wrong.length === 0) return
    const what = called ? `${method} ${path} (${called.name})` : `${method} ${path}`
    throw new Error(`${what} answered ${answer.status}, not as the OpenAPI document says: ${wrong.join('; ')}`)
  }
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '')

function calledBy(routes: readonly MethodAndPath[], method: string, path: string): Row | undefined {
  const plain = withoutQuery(path)
  const asked = method === 'HEAD' ? 'GET' : method
  return routes.find(({ row, shape }) => row.method === asked && shape.test(plain))?.row
}

const operations = new WeakMap<Row, Operation>()

function operationOf(row: Row): Operation {
  const operation = operations.get(row) ?? new Operation(row)
  operations.set(row, operation)
  return operation
}

/** What a proxy says by itself is not of the API. */
const isOfTheProxy = ({ headers }: Answer): boolean =>
  (headers.get('server') ?? '').startsWith('nginx') && !headers.has('x-correlation-id')

/** Where no call is described: a known path says which methods it has, and below /api nothing else is known. */
function outside(routes: readonly MethodAndPath[], path: string, { status, headers }: Answer): readonly string[] {
  const plain = withoutQuery(path)
  if (!routes.some(({ shape }) => shape.test(plain)))
    return isRefusedOutside(plain, status) ? [] : ['nothing is described here']
  if (status !== 405) return ['a method that is not described is answered 405']
  return headers.has('allow') ? [] : ['Allow is missing']
}

const isRefusedOutside = (path: string, status: number): boolean =>
  !path.startsWith('/api/') || OPERATORS.test(path) || status === 400 || status === 404

const OPERATORS = /^\/api\/(docs|openapi)\b/

function differences(operation: Operation, answer: Answer, method: string): readonly string[] {
  const expected = operation.expected(answer.status)
  if (!expected) return ['the status is not described']
  const body = method === 'HEAD' ? [] : [...bodyOf(expected, answer), ...unlisted(operation.row, answer)]
  return [...headersOf(expected, answer), ...body]
}

/** What a rule refuses with, the row of the call lists; what every call may be refused with, no row does. */
function unlisted({ refusals }: Row, answer: Answer): readonly string[] {
  const { data } = apiError.safeParse(answer.body)
  return (data?.errors ?? []).flatMap(({ code }) =>
    code in allRefusals && !refusals.includes(code) ? [`the refusal ${code} is not listed`] : [],
  )
}

function headersOf({ known, required }: Expected, { headers }: Answer): readonly string[] {
  const unknown = [...headers.keys()].filter(name => !known.has(name) && !OF_HTTP.test(name))
  const missing = required.filter(name => !headers.has(name))
  return [
    ...unknown.map(name => `the header ${name} is not described`),
    ...missing.map(name => `the header ${name} is missing`),
  ]
}

function bodyOf({ bodies }: Expected, { headers, body }: Answer): readonly string[] {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (type === '' && bodies.size === 0) return []
  if (!bodies.has(type)) return [`the type ${type} is not described`]
  const validate = bodies.get(type)
  if (!validate || validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
}
