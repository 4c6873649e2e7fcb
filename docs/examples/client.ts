// A client of the API whose types are made from the OpenAPI document:
//   npx openapi-typescript "$BASE/api/openapi.json" --default-non-nullable false -o api.d.ts
import createClient, { type Middleware } from 'openapi-fetch'
import type { components, paths } from './api.js'

const { BASE = '', EMAIL = '', PASSWORD = '' } = process.env

// What a browser does by itself: cookies are kept, and sent with the token that is bound to them.
const cookies = new Map<string, string>()
let csrf = ''
const session: Middleware = {
  onRequest({ request }) {
    request.headers.set('Cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    request.headers.set('X-CSRF-TOKEN', csrf)
    return request
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
  },
}
const api = createClient<paths>({ baseUrl: BASE })
api.use(session)

type Failure = components['schemas']['Error']
function succeeded<Data>({ data, error }: { data?: Data; error?: Failure }): Data {
  if (data === undefined) throw new Error(error?.errors.map(({ code, message }) => `${code}: ${message}`).join('; '))
  return data
}

csrf = succeeded(await api.GET('/auth/csrf-token')).csrf_token
csrf = succeeded(await api.POST('/api/login', { body: { email: EMAIL, password: PASSWORD } })).csrf_token

const created = succeeded(
  await api.POST('/api/tasks', {
    params: { header: { 'Idempotency-Key': 'a-first-task' } },
    body: { description: 'Read chapter 3', due_date: '2030-01-31', self: true },
  }),
)

// The dialect of pages: the rows and how many there are.
const page = succeeded(await api.GET('/api/tasks', { params: { query: { page: 1, sort: 'created_at', id: [created.id] } } }))
const rows: components['schemas']['TaskSummary'][] = Array.isArray(page) ? page : page.data
const total = Array.isArray(page) ? undefined : page.pagination.total

// The dialect of ra-data-simple-rest: the rows alone, how many there are in a header.
const ranged = await api.GET('/api/tasks', {
  params: { query: { sort: '["created_at","DESC"]', range: '[0,9]', filter: JSON.stringify({ id: [created.id] }) } },
})
const contentRange = ranged.response.headers.get('Content-Range')

const { status } = succeeded(
  await api.PATCH('/api/tasks/{id}/status', { params: { path: { id: created.id } }, body: { status: 'complete' } }),
)
const refused = await api.PATCH('/api/tasks/{id}/status', { params: { path: { id: created.id } }, body: { status: 'dismissed' } })

console.log(
  JSON.stringify({
    description: rows[0]?.description,
    total,
    ranged: Array.isArray(ranged.data) && ranged.data.length,
    contentRange,
    status,
    refused: refused.error?.errors.map(({ code }) => code),
  }),
)
