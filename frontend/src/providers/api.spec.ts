// The client over a fake server: tokens, repeats, keys and identities.
import { resetPassword } from '@practicum/shared/features/passwords/passwords.contract'
import { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { listSettings, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { type FakeAnswer, type FakeRoutes, FakeServer, refusal } from '../testing/fake-server'
import { idOf } from '../testing/fixtures'
import { type Api, createApi } from './api'
import { ApiFailure } from './api-failure'

const TASK = `/api/tasks/${idOf(7)}`
const complete = { params: { id: idOf(7) }, body: { status: 'complete' as const } }

function clientOf(routes: FakeRoutes): { api: Api; server: FakeServer; signedOut: jest.Mock; changed: jest.Mock } {
  const server = new FakeServer(routes)
  const signedOut = jest.fn()
  const changed = jest.fn()
  const host = { transport: server.transport, onSignedOut: signedOut, onIdentityChanged: changed, token: 'old' }
  return { api: createApi(host), server, signedOut, changed }
}

test('ERROR-001 AUTH3-015 every request carries the CSRF header', async () => {
  const { api, server } = clientOf({ [`GET ${TASK}`]: { json: {} }, [`PATCH ${TASK}/status`]: { json: {} } })
  await api.call(getTask, { params: { id: idOf(7) } })
  await api.call(setTaskStatus, complete)
  expect(server.asked.map(({ headers }) => headers.get('X-CSRF-TOKEN'))).toEqual(['old', 'old'])
})

test('ERROR-002 D3ERR-001 callers receive the data', async () => {
  const { api } = clientOf({ 'GET /api/settings': { json: [] } })
  expect(await api.call(listSettings, {})).toEqual([])
})

test('ERROR-003 AUTH3-016 SESSION-014 a 419 renews the token and repeats the same command', async () => {
  const { api, server } = clientOf({
    'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
    [`PATCH ${TASK}/status`]: ({ headers }) =>
      headers.get('X-CSRF-TOKEN') === 'new' ? { json: { status: 'complete' } } : { status: 419 },
  })
  expect(await api.call(setTaskStatus, complete)).toEqual({ status: 'complete' })
  const [first, again] = server.calls(`PATCH ${TASK}/status`)
  expect(again?.body).toEqual(first?.body)
  expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
})

test('what is asked for while nobody is at the page says so, and is no use of the session', async () => {
  const server = new FakeServer({ [`GET ${TASK}`]: { json: {} }, [`PATCH ${TASK}/status`]: { json: {} } })
  let isActive = false
  const nothing = (): void => undefined
  const host = { transport: server.transport, onSignedOut: nothing, onIdentityChanged: nothing }
  const api = createApi({ ...host, isActive: () => isActive })
  await api.call(getTask, { params: { id: idOf(7) } })
  isActive = true
  await api.call(setTaskStatus, complete)
  expect(server.asked.map(({ headers }) => headers.get('X-Activity'))).toEqual(['none', null])
})

test('every click has an id of its own, which a repeat keeps: by it the server can be asked what became of it', async () => {
  const { api, server } = clientOf({
    'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
    [`PATCH ${TASK}/status`]: ({ headers }) => (headers.get('X-CSRF-TOKEN') === 'new' ? { json: {} } : { status: 419 }),
  })
  await api.call(setTaskStatus, complete)
  await api.call(setTaskStatus, complete)
  const ids = server.calls(`PATCH ${TASK}/status`).map(({ headers }) => headers.get('X-Correlation-Id'))
  expect(ids).toHaveLength(3)
  expect(ids[0]).toMatch(/^[\w-]{8,64}$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('calls that meet a 419 together renew the token once', async () => {
  const { api, server } = clientOf({
    'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
    'GET /api/settings': ({ headers }) => (headers.get('X-CSRF-TOKEN') === 'new' ? { json: [] } : { status: 419 }),
  })
  await Promise.all([api.call(listSettings, {}), api.call(listSettings, {}), api.call(listSettings, {})])
  expect(server.calls('GET /auth/csrf-token')).toHaveLength(1)
})

test('ERROR-004 D3ERR-003 when the renewal fails the browser goes to the sign-in page', async () => {
  const { api, signedOut } = clientOf({
    'GET /auth/csrf-token': { status: 500 },
    'GET /api/settings': { status: 419 },
  })
  await expect(api.call(listSettings, {})).rejects.toMatchObject({ status: 419 })
  expect(signedOut).toHaveBeenCalledTimes(1)
})

test('ERROR-004 when the repeat meets a 419 too the browser goes to the sign-in page, after one repeat', async () => {
  const { api, server, signedOut } = clientOf({
    'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
    'GET /api/settings': { status: 419 },
  })
  await expect(api.call(listSettings, {})).rejects.toBeInstanceOf(ApiFailure)
  expect(server.calls('GET /api/settings')).toHaveLength(2)
  expect(signedOut).toHaveBeenCalledTimes(1)
})

test('a repeat that is refused by a rule is that refusal, not a sign-out', async () => {
  const { api, signedOut } = clientOf({
    'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
    [`PATCH ${TASK}/status`]: ({ headers }) =>
      headers.get('X-CSRF-TOKEN') === 'new' ? refusal(409, 'already complete') : { status: 419 },
  })
  await expect(api.call(setTaskStatus, complete)).rejects.toMatchObject({ status: 409, lines: ['already complete'] })
  expect(signedOut).not.toHaveBeenCalled()
})

describe('what is refused because a session has ended', () => {
  const over = refusal(401, 'sign in first')

  test('is told to whoever watches the session', async () => {
    const { api } = clientOf({ 'GET /api/settings': over })
    const watcher = jest.fn()
    api.watchSession(watcher)
    await expect(api.call(listSettings, {})).rejects.toMatchObject({ status: 401 })
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('is asked for again in the one that has followed meanwhile, and nobody hears of it', async () => {
    // Whoever signs in again, or changes the password, has a new session before all answers of the old one are there.
    const { api, server } = clientOf({
      'GET /api/settings': ({ headers }) => {
        if (headers.get('X-CSRF-TOKEN') !== 'old') return { json: [] }
        api.takeToken('of the next')
        return over
      },
    })
    const watcher = jest.fn()
    api.watchSession(watcher)
    expect(await api.call(listSettings, {})).toEqual([])
    expect(server.calls('GET /api/settings')).toHaveLength(2)
    expect(watcher).not.toHaveBeenCalled()
  })

  test('is told where that one has ended too', async () => {
    let taken = 0
    const { api, server } = clientOf({
      'GET /api/settings': () => {
        taken += 1
        if (taken === 1) api.takeToken('of the next')
        return over
      },
    })
    const watcher = jest.fn()
    api.watchSession(watcher)
    await expect(api.call(listSettings, {})).rejects.toMatchObject({ status: 401 })
    expect(server.calls('GET /api/settings')).toHaveLength(2)
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('what needs a token anew is sent with that of the session that has followed, and the renewed one of before is dropped', async () => {
    const { api, server, signedOut } = clientOf({
      'GET /auth/csrf-token': () => {
        api.takeToken('of the next')
        return { json: { csrf_token: 'of nobody' } }
      },
      [`PATCH ${TASK}/status`]: ({ headers }) =>
        headers.get('X-CSRF-TOKEN') === 'of the next' ? { json: { status: 'complete' } } : { status: 419 },
    })
    expect(await api.call(setTaskStatus, complete)).toEqual({ status: 'complete' })
    expect(server.calls(`PATCH ${TASK}/status`)).toHaveLength(2)
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('nobody is led to the sign-in page by what was sent again in a session that another has followed', async () => {
    let sent = 0
    const { api, signedOut } = clientOf({
      'GET /auth/csrf-token': { json: { csrf_token: 'renewed' } },
      [`PATCH ${TASK}/status`]: () => {
        sent += 1
        if (sent === 2) api.takeToken('of the next')
        return sent === 3 ? { json: { status: 'complete' } } : { status: 419 }
      },
    })
    expect(await api.call(setTaskStatus, complete)).toEqual({ status: 'complete' })
    expect(signedOut).not.toHaveBeenCalled()
  })

  test('after a renewed token is told as well', async () => {
    const { api } = clientOf({
      'GET /auth/csrf-token': { json: { csrf_token: 'new' } },
      'GET /api/settings': ({ headers }) => (headers.get('X-CSRF-TOKEN') === 'new' ? over : { status: 419 }),
    })
    const watcher = jest.fn()
    api.watchSession(watcher)
    await expect(api.call(listSettings, {})).rejects.toMatchObject({ status: 401 })
    expect(watcher).toHaveBeenCalledTimes(1)
  })
})

test('a changed identity is told and not retried', async () => {
  const flash = { type: 'info', message: 'You are now Ana Ruiz' }
  const { api, server, changed } = clientOf({
    'GET /api/settings': { status: 409, json: { errors: [], flash, next: 'reload' } },
  })
  await expect(api.call(listSettings, {})).rejects.toMatchObject({ status: 409 })
  expect(changed).toHaveBeenCalledWith('You are now Ana Ruiz')
  expect(server.asked).toHaveLength(1)
})

test('a command whose answer was lost is sent once more under the same key', async () => {
  let lost = true
  const { api, server } = clientOf({
    [`PATCH ${TASK}/status`]: () => {
      const answer = lost ? ('unreachable' as const) : { json: { status: 'complete' } }
      lost = false
      return answer
    },
  })
  await api.call(setTaskStatus, { ...complete, key: 'intent-1' })
  expect(server.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent-1', 'intent-1'])
})

test('a command that met nobody behind the proxy is sent once more under the same key, a moment later', async () => {
  const busy = { status: 503, json: { errors: [{ code: 'unavailable' }] } }
  let away = true
  const { api, server } = clientOf({
    [`PATCH ${TASK}/status`]: () => {
      const answer = away ? busy : { json: { status: 'complete' } }
      away = false
      return answer
    },
  })
  expect(await api.call(setTaskStatus, { ...complete, key: 'intent-1' })).toEqual({ status: 'complete' })
  expect(server.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent-1', 'intent-1'])
  const { api: other, server: gone } = clientOf({ [`PATCH ${TASK}/status`]: busy })
  await expect(other.call(setTaskStatus, complete)).rejects.toMatchObject({ status: 503 })
  expect(gone.asked).toHaveLength(2)
})

/** Answers in this order; the last one again and again. */
const oneByOne = (...answers: readonly FakeAnswer[]) => {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)] as FakeAnswer
}

describe('a command that no key makes safe to repeat', () => {
  const RESET = 'POST /api/password/reset'
  const reset = { body: { email: 'ana@harbor.test', token: 'the-token', password: 'vivid-kelp-meadow' } }
  const done = { json: { next: '/login', flash: { type: 'success', message: 'Sign in' } } }
  const used = refusal(422, 'This link has been used already')

  test('is not sent again after a lost answer, and it is said that nobody knows whether it was done', async () => {
    const { api, server } = clientOf({ [RESET]: oneByOne('unreachable', used) })
    await expect(api.call(resetPassword, reset)).rejects.toMatchObject({
      ...{ kind: 'lost', lines: [expect.stringMatching(/this may have been done or not/)] },
    })
    expect(server.calls(RESET)).toHaveLength(1)
  })

  test.each([502, 504])('nor where a proxy has waited in vain for its answer: %d', async status => {
    const { api, server } = clientOf({ [RESET]: oneByOne({ status }, used) })
    await expect(api.call(resetPassword, reset)).rejects.toMatchObject({ kind: 'lost', status })
    expect(server.calls(RESET)).toHaveLength(1)
  })

  test('is sent again where a proxy has met nobody, and not where the server itself was too busy to say more', async () => {
    const { api, server } = clientOf({ [RESET]: oneByOne({ status: 503 }, done) })
    expect(await api.call(resetPassword, reset)).toEqual(done.json)
    expect(server.calls(RESET)).toHaveLength(2)
    const { api: other, server: busy } = clientOf({ [RESET]: oneByOne(refusal(503, 'The service is busy'), used) })
    await expect(other.call(resetPassword, reset)).rejects.toMatchObject({ status: 503, kind: 'answered' })
    expect(busy.calls(RESET)).toHaveLength(1)
  })

  test('is sent again where its row says that this does no harm', async () => {
    const answer = { id: idOf(1), auth_code_required: false, phone: null, csrf_token: 'new', redirect: '/tasks' }
    const { api, server } = clientOf({ 'POST /api/login': oneByOne('unreachable', { json: answer }) })
    const body = { email: 'ana@harbor.test', password: 'vivid-kelp-meadow' }
    expect(await api.call(signIn, { body })).toEqual(answer)
    expect(server.calls('POST /api/login').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, null])
  })
})

test('two commands have two keys', async () => {
  const id = '5e770000-0000-7000-8000-000000000001'
  const { api, server } = clientOf({ [`PUT /api/settings/${id}`]: { json: {} } })
  const value = { enabled: false, message: '' }
  await api.call(putSetting, { params: { id }, body: { value } })
  await api.call(putSetting, { params: { id }, body: { value } })
  expect(new Set(server.asked.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
})

test('a query that cannot reach the server says so and is left to the cache to repeat', async () => {
  const { api, server } = clientOf({ 'GET /api/settings': 'unreachable' })
  await expect(api.call(listSettings, {})).rejects.toMatchObject({ kind: 'unreachable', status: 0 })
  expect(server.asked).toHaveLength(1)
})

test('a connection that breaks in the middle of an answer is no answer', async () => {
  const transport = async () => {
    const broken = new Response('')
    return Object.assign(broken, { text: () => Promise.reject(new TypeError('network error')) })
  }
  const api = createApi({ transport, onSignedOut: jest.fn(), onIdentityChanged: jest.fn() })
  await expect(api.call(listSettings, {})).rejects.toMatchObject({ kind: 'unreachable', status: 0 })
})
