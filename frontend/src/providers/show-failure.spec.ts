// What is shown for every status, on plain routes and on those with flags.
import { messageOf } from '@practicum/shared/contract/messages'
import { appMessages } from '../app/app.messages'
import { ApiFailure, type FailureFacts, failureOf } from './api-failure'
import { createI18nProvider } from './i18n-provider'
import { inPlace, type RouteFlags, showFailure } from './show-failure'

const i18n = createI18nProvider({ app: appMessages }, {})
const translate = (key: string, values?: Record<string, unknown>): string => i18n.translate(key, values)

const failed = (status: number, more: Partial<FailureFacts> = {}): ApiFailure =>
  new ApiFailure({ kind: 'answered', status, endpoint: 'GET /api/tasks', ...more })

const shown = (failure: ApiFailure, flags: RouteFlags = {}) => showFailure(failure, flags, translate)

test('ERROR-005 D3ERR-010 a cancelled request shows nothing', () => {
  expect(shown(failed(0, { kind: 'cancelled' }))).toEqual({ kind: 'silent' })
})

test.each([401, 423])(
  'ERROR-007 D3ERR-004 SESSION-015 a %d opens the timeout login where the route asks for it',
  status => {
    expect(shown(failed(status), { showTimeoutLogin: true })).toEqual({ kind: 'sign-in-again' })
    expect(shown(failed(status))).toMatchObject({ kind: 'modal', lines: [translate(`app.errors.message.${status}`)] })
  },
)

test('ERROR-008 D3ERR-005 a 402 shows the error of the answer', () => {
  const errors = [{ code: 'payment', message: 'The card was declined' }]
  expect(shown(failed(402, { errors }))).toMatchObject({ lines: ['The card was declined'] })
})

test('ERROR-009 D3ERR-006 a 403 is shown unless the route hides it', () => {
  expect(shown(failed(403))).toMatchObject({ lines: ['You do not have permission to access this page.'] })
  expect(shown(failed(403), { hideAuthorizationError: true })).toEqual({ kind: 'silent' })
})

test('ERROR-010 D3ERR-007 a 500 shows the generic message unless the route hides it', () => {
  const failure = failed(500, { errors: [{ code: 'x', message: 'relation "task" does not exist' }] })
  expect(shown(failure)).toMatchObject({ lines: ['An error has occurred. Please try again later.'] })
  expect(shown(failure, { hideServerError: true })).toEqual({ kind: 'silent' })
})

test('ERROR-011 D3ERR-008 any other status adds no text of its own', () => {
  const errors = [{ code: 'task.closed', message: 'this task is already complete' }]
  expect(shown(failed(409, { errors }))).toEqual({
    kind: 'modal',
    heading: undefined,
    lines: ['this task is already complete'],
  })
})

test('ERROR-012 D3ERR-009 without any message the status and the endpoint are named', () => {
  expect(shown(failed(418))).toMatchObject({ lines: ['The server answered 418 to GET /api/tasks.'] })
})

const TITLES = [
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [423, 'Locked'],
  [500, 'Internal Server Error'],
] as const
test.each(TITLES)('ERROR-014 D2ERR-001 D3ERR-014 the title of %d is %s', (status, heading) => {
  expect(shown(failed(status))).toMatchObject({ heading })
})

test('ERROR-015 D2ERR-002 D3ERR-015 no permission, not found and an error are said in these words', () => {
  const said = (status: number) => shown(failed(status, { errors: [] }))
  expect(said(403)).toMatchObject({ lines: ['You do not have permission to access this page.'] })
  expect(said(500)).toMatchObject({ lines: ['An error has occurred. Please try again later.'] })
  expect(translate('app.not_found.text')).toBe('The requested resource was not found.')
  expect(messageOf('not_found')).toBe('The requested resource was not found')
})

test('D3ERR-017 the catalogue knows a text for every way in which a request can fail as such', () => {
  const codes = [
    'server_error',
    'malformed',
    'unauthorized',
    'not_found',
    'method_not_allowed',
    'uri_too_long',
    'unavailable',
  ]
  expect(codes.map(code => messageOf(code))).toEqual([
    'An error has occurred. Please try again later',
    'The request could not be read',
    'Please sign in to continue',
    'The requested resource was not found',
    'This cannot be done here',
    'The address is too long',
    'The service is busy. Please try again in a moment',
  ])
})

test('ERROR-006 D3ERR-002 the text is the flash and the errors, each once', () => {
  const body = {
    flash: { type: 'error', message: 'No' },
    errors: [
      { code: 'a', message: 'No' },
      { code: 'b', message: 'Nor this' },
    ],
  }
  expect(failureOf(422, 'POST /x', JSON.stringify(body)).lines).toEqual(['No', 'Nor this'])
})

test('ERROR-006 D3ERR-002 a body that is a string is the text itself', () => {
  expect(failureOf(400, 'POST /x', '"Plainly wrong"').lines).toEqual(['Plainly wrong'])
  expect(failureOf(400, 'POST /x', 'Bare text').lines).toEqual(['Bare text'])
})

test('a page of a proxy is not shown as text', () => {
  expect(failureOf(502, 'GET /x', '<html>Bad gateway</html>').lines).toEqual([])
})

describe('in the place where it was asked', () => {
  const said = (failure: ApiFailure) => inPlace(failure, translate)
  const notDone = [translate('app.errors.not_done')]

  test('what the server says goes before words of one’s own', () => {
    expect(said(failed(409, { errors: [{ code: 'x', message: 'already done' }] }))).toEqual(['already done'])
    expect(said(failed(503, { errors: [{ code: 'x', message: 'catching up' }] }))).toEqual(['catching up'])
  })

  test('no failure is without words, but for what the person called off', () => {
    expect(said(failed(0, { kind: 'unreachable' }))).toEqual(notDone)
    expect([502, 503, 504].map(status => said(failed(status)))).toEqual([notDone, notDone, notDone])
    expect(said(failed(500))).toEqual(['An error has occurred. Please try again later.'])
    expect([401, 403, 404, 409, 418, 423].filter(status => said(failed(status)).length === 0)).toEqual([])
    expect(said(failed(0, { kind: 'cancelled' }))).toEqual([])
  })
})
