// A browser as far as HTTP goes: keeps cookies, sends the CSRF token, calls contract rows.
import type { AnswerOf, BodyInputOf, CommandRow, ListRow, QueryRow, Row } from '@practicum/shared/contract/row'
import { type Checked, documented } from '../../contract/documented'

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** Field and code of each refusal, after the status. */
export const refusedAs = ({ status, body }: Answer): readonly unknown[] => [
  status,
  ...((body as { errors?: { field?: string; code: string }[] }).errors ?? []).map(({ field, code }) =>
    field === undefined ? code : `${field} ${code}`,
  ),
]

/** The codes of an error answer. */
export const codesOf = (answer: Answer): readonly string[] =>
  ((answer.body as { errors?: { code: string }[] } | undefined)?.errors ?? []).map(error => error.code)

/** The status, and the codes alone. */
export const refusedWith = (answer: Answer): readonly [status: number, codes: readonly string[]] => [
  answer.status,
  codesOf(answer),
]

export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency-Key. */
  readonly key?: string
}

export interface Loaded {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** Told of every command that was done, and asked before every read. */
export interface Others {
  wrote(browser: Browser): void
  /** Until what other browsers wrote is shown to this one. */
  shownTo(browser: Browser): Promise<void>
}

/** Two seconds each, on the slowest machine; reads that are stale for longer are found out. */
const READ_TRIES = 8

export class Browser {
  readonly cookies = new Map<string, string>()
  csrf: string | undefined

  private readonly checked: Checked

  /** Every answer is held against the OpenAPI document of the rows: those of the product. */
  constructor(
    readonly url: string,
    rows?: readonly Row[],
    private readonly others?: Others,
  ) {
    this.checked = documented(rows)
  }

  async signIn(email: string, password: string): Promise<this> {
    await this.freshToken()
    const answer = await this.send('POST', '/api/login', { body: { email, password } })
    if (answer.status !== 200) throw new Error(`sign-in of ${email}: ${answer.status} ${JSON.stringify(answer.body)}`)
    this.csrf = (answer.body as { csrf_token: string }).csrf_token
    return this
  }

  async freshToken(): Promise<void> {
    const answer = await this.send('GET', '/auth/csrf-token')
    this.csrf = (answer.body as { csrf_token: string }).csrf_token
  }

  async do<R extends CommandRow>(
    row: R,
    sent: Omit<Sent, 'body'> & { body?: BodyInputOf<R> } = {},
  ): Promise<Answer<AnswerOf<R>>> {
    const answer = await this.send(row.method, pathOf(row.path, sent.params), sent)
    if (answer.status < 300) this.others?.wrote(this)
    return answer as Answer<AnswerOf<R>>
  }

  get<R extends QueryRow>(row: R, sent: Omit<Sent, 'body'> = {}): Promise<Answer<AnswerOf<R>>> {
    return this.read(pathOf(row.path, sent.params), sent) as Promise<Answer<AnswerOf<R>>>
  }

  /** In the specification's dialect. */
  async list<Item = Record<string, unknown>>(
    row: ListRow,
    query: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; items: Item[]; total: number }> {
    const answer = await this.read(row.path, { query: { page: '1', ...query } })
    const body = answer.body as { data?: Item[]; pagination?: { total: number } }
    return { status: answer.status, items: body.data ?? [], total: body.pagination?.total ?? 0 }
  }

  /**
   * Comes again when it is asked to, as pages do: on a slow machine what was written a moment ago may not be shown yet.
   * What another browser wrote is waited for first, which pages need not: they are told. One's own is not: the product owes it.
   */
  async read(path: string, sent: Sent = {}): Promise<Answer> {
    await this.others?.shownTo(this)
    for (let tries = 1; ; tries++) {
      const answer = await this.send('GET', path, sent)
      const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
      if (answer.status !== 503 || Number.isNaN(after) || tries === READ_TRIES) return answer
      await new Promise(resolve => setTimeout(resolve, after * 1000))
    }
  }

  async send(method: string, path: string, { query, body, headers, key }: Sent = {}): Promise<Answer> {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${this.url}${path}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.cookieHeader(),
        ...(this.csrf === undefined ? {} : { 'x-csrf-token': this.csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isAsSent(body) ? body : JSON.stringify(body) }),
    })
    this.keepCookies(response)
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, body: parsed(text) }
    this.checked(method, path, answer)
    return answer
  }

  /** What an element of a page loads. */
  async load(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Loaded> {
    const response = await fetch(`${this.url}${path}`, { headers: { ...this.cookieHeader(), ...headers } })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }

  private cookieHeader(): Readonly<Record<string, string>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie === '' ? {} : { cookie }
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

const pathOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

const isAsSent = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
