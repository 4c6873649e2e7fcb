// Asking whether somebody has an account, over the whole API: whoever was invited is told of themselves, and nobody of anybody else.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { verifyUserExists } from '@practicum/shared/features/signup/user-exists.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { filledIn, invitedBy, newAddress, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const asks = async (body: BodyInputOf<typeof verifyUserExists>) => (await visitorOf(app)).do(verifyUserExists, { body })
const told = async (body: BodyInputOf<typeof verifyUserExists>) => {
  const answer = await asks(body)
  const headers = [...answer.headers.keys()].toSorted()
  return { status: answer.status, body: answer.body, headers }
}

test('SIGNUP-051 whoever holds an invitation is told whether the address that was invited has an account, and of no other', async () => {
  const { email: member } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
  const fresh = await invitedBy(app, program.coordinator, {})
  const { id: invite_id, code, email } = fresh
  expect((await asks({ invite_id, code, email })).body).toEqual({ exists: false })
  expect(await told({ invite_id, code, email: member })).toEqual(await told({ invite_id, code, email: newAddress() }))
  const theirs = await invitedBy(app, program.stranger, { email: member })
  const own = { invite_id: theirs.id, code: theirs.code }
  expect((await asks({ ...own, email: ` ${member.toUpperCase()}`.trim() })).body).toEqual({ exists: true })
  expect((await asks({ ...own, email: newAddress() })).body).toEqual({ exists: false })
  expect((await (await visitorOf(app)).do(createAccount, { body: filledIn(fresh) })).status).toBe(200)
  expect(refusedAs(await asks({ invite_id, code, email }))).toEqual([409, 'signup.invite_used'])
})

test('by a link, which many hold, every address is answered alike', async () => {
  const { browser } = program.coordinator
  const { id } = (await browser.do(createInviteLink, { body: { name: newId(), role: 'trainee' } })).body
  const { code } = (await browser.get(getInviteLink, { params: { id } })).body as InviteLinkView & { code: string }
  const { email } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
  for (const entrance of [{ invite_link_id: id, code }, { signup_code: code }])
    expect(await told({ ...entrance, email })).toEqual(await told({ ...entrance, email: newAddress() }))
})

test('without what leads in nothing is told, of whomever it is asked', async () => {
  const { email } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
  for (const asked of [email, newAddress()]) {
    expect(refusedAs(await asks({ invite_id: newId(), code: 'nothing', email: asked }))).toEqual([
      404,
      'signup.invite_unknown',
    ])
    expect((await asks({ email: asked })).status).toBe(422)
  }
})

test('one address asks six hundred times in an hour, and no more', async () => {
  const { id: invite_id, code, email } = await invitedBy(app, program.coordinator, {})
  const budget = { key: 'signup-exists:127.0.0.1', limit: 600, windowSeconds: 3600 }
  for (let count = 0; count < 600; count++) await app.practicum.services.attempts.take(budget)
  expect(codesOf(await asks({ invite_id, code, email }))).toEqual(['signup.too_many'])
})
