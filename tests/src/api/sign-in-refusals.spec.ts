// Every refused sign-in is a fact: its owner and auditors find each of them, however many come at once.
import { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization } from './harness/program'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { trustedProxies: ['loopback'] } })
})
afterAll(() => app.close())

const AT_ONCE = 40

test('of refused sign-ins that come all at once, each one that was looked at is in the log', async () => {
  const owner = await enrol(app, { role: 'trainee', organizationId: await foundOrganization(app) })
  const strangers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const visitor = app.visitor()
      await visitor.freshToken()
      return visitor
    }),
  )
  // As many addresses as there are strangers: each has a budget of its own.
  const answers = await Promise.all(
    strangers.map((visitor, n) =>
      visitor.do(signIn, {
        body: { email: owner.email, password: `guess ${n}` },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      }),
    ),
  )
  const lookedAt = answers.filter(({ body }) => JSON.stringify(body).includes('login.failed')).length
  expect(lookedAt).toBeGreaterThan(6)
  const recorded = async () => {
    const { rowCount } = await app.database.pool.query(
      "select from log.event where stream = $1 and type = 'SignInRefused'",
      [`user-${owner.userId}`],
    )
    return rowCount
  }
  await eventually(recorded, count => count === lookedAt)
})
