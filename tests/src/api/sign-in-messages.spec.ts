// What is said to whoever is not let in: a failure, a lock and a wrong code have words of their own, and the answer carries them.
import { lockSignIn } from '@practicum/command-service/features/sessions/sessions.locking'
import { messageOf } from '@practicum/shared/contract/messages'
import { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { passSecondStep } from '@practicum/shared/features/two-factor/two-factor.contract'
import { startApp, type TestApp } from './harness/app'
import type { Answer } from './harness/browser'
import { visitorOf } from './harness/inviting'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { halfway, setUpApp, wrongCode } from './harness/second-step'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const DAY_SECONDS = 24 * 3600
const said = ({ body }: Answer): readonly { code: string; message: string }[] =>
  (body as { errors: { code: string; message: string }[] }).errors.map(({ code, message }) => ({ code, message }))
const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const signsIn = async (email: string, password: string) =>
  (await visitorOf(app)).do(signIn, { body: { email, password } })

test('D3ERR-016 a failed sign-in, an account that is locked and a wrong second step are each told in words', async () => {
  const member = await someone()
  const failed = { code: 'login.failed', message: messageOf('login.failed') }
  expect(said(await signsIn(member.email, 'not-the-password'))).toEqual([failed])
  expect(said(await signsIn('nobody@practicum.test', PASSWORD))).toEqual([failed])

  const { secret } = await setUpApp(member.browser)
  const step = await (await halfway(app, member)).do(passSecondStep, { body: { token: await wrongCode(secret) } })
  expect(said(step)).toEqual([{ code: 'two_factor.invalid', message: messageOf('two_factor.invalid') }])

  const attacked = await someone()
  const { attempts, credentials } = app.practicum.services
  const key = `attacks:${credentials.emailIndex(attacked.email)}`
  for (let count = 0; count < 3; count++) await attempts.take({ key, limit: 3, windowSeconds: DAY_SECONDS })
  await lockSignIn(app.practicum.services, attacked.userId, new Date())
  const locked = await signsIn(attacked.email, PASSWORD)
  expect([locked.status, said(locked)]).toEqual([
    423,
    [{ code: 'login.locked_out', message: messageOf('login.locked_out') }],
  ])
  const words = ['login.failed', 'login.locked_out', 'two_factor.invalid'].map(code => messageOf(code))
  expect(new Set(words).size).toBe(3)
})
