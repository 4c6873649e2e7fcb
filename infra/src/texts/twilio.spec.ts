// Text messages over Twilio's API, spoken over the network with what its documentation describes: what arrives, and what each way of failing means.
import { startTwilio, type TestTwilio, TWILIO, type TwilioRefusal } from '@practicum/tests/setup/twilio'
import type { OutgoingText } from './port'
import { twilioTexter } from './twilio'

const text: OutgoingText = { to: '+12125550123', text: '1234567 – código & más: 100 %' }

let twilio: TestTwilio
beforeEach(async () => {
  twilio = await startTwilio()
})
afterEach(() => twilio.close())

const texter = (more: object = {}, patience?: number) => twilioTexter({ ...TWILIO, url: twilio.url, ...more }, patience)

test('it arrives as it was written, from the number or the messaging service of the installation', async () => {
  expect(await texter().send(text)).toEqual({ kind: 'sent' })
  const service = `MG${'1'.repeat(32)}`
  expect(await texter({ from: service }).send(text)).toEqual({ kind: 'sent' })
  expect(twilio.received).toEqual([
    { To: text.to, From: TWILIO.from, Body: text.text },
    { To: text.to, MessagingServiceSid: service, Body: text.text },
  ])
})

const REFUSALS: readonly (readonly [string, TwilioRefusal, object])[] = [
  [
    'a number that nobody has',
    { status: 400, code: 21211, message: 'The number is not a valid phone number.' },
    { kind: 'rejected', reason: '21211: The number is not a valid phone number.' },
  ],
  [
    'a person who wants none',
    { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' },
    { kind: 'rejected', reason: '21610: Attempt to send to unsubscribed recipient' },
  ],
  [
    'too many at once',
    { status: 429, code: 20429, message: 'Too Many Requests', retryAfter: 120 },
    { kind: 'deferred', reason: '20429: Too Many Requests', retryAfterSeconds: 120 },
  ],
  [
    'a service that is away',
    { status: 503, code: 20503, message: 'Service unavailable' },
    { kind: 'deferred', reason: '20503: Service unavailable' },
  ],
  [
    'a fault of the service, which may have come after',
    { status: 500, code: 20500, message: 'Internal Server Error' },
    { kind: 'unconfirmed', reason: '20500: Internal Server Error' },
  ],
]
test.each(REFUSALS)('%s', async (_what, refusal, outcome) => {
  twilio.refuse(refusal)
  expect(await texter().send(text)).toEqual(outcome)
  expect(twilio.received).toEqual([])
})

test('an account that is not let in is one to try again, and its token is in no reason', async () => {
  const outcome = await texter({ authToken: 'another-token' }).send(text)
  expect(outcome).toEqual({ kind: 'deferred', reason: '20003: Authenticate' })
})

test('a connection that breaks once it is handed over leaves unknown whether it was taken', async () => {
  twilio.refuse('hang up')
  expect(await texter().send(text)).toMatchObject({ kind: 'unconfirmed' })
})

test('a service that is not there, or that nobody vouches for, is one to try again', async () => {
  expect(await texter({ url: twilio.url.replace('http:', 'https:') }).send(text)).toMatchObject({ kind: 'deferred' })
  expect(await texter({ url: 'http://127.0.0.1:1' }).send(text)).toMatchObject({ kind: 'deferred' })
})
