// The mail of an invitation, over the whole API: who invites into what, in which words, with a secret for its addressee alone.
import { systemContext } from '@practicum/command-service/execution/context'
import { organizationAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { asked, codeIn, invite, listed, mailsTo } from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const executor = () => app.practicum.services.executor

test('says who invites into what, as what, until when, and holds a link for its addressee', async () => {
  const body = asked({ role: 'faculty' })
  const { id } = (await invite(program.coordinator, body)).body
  const [mail, ...more] = await mailsTo(program, body.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    ...{ kind: 'invite.created', to: body.email, name: 'Nadia Okoye' },
    subject: expect.stringMatching(/^Clara Whitfield invites you to Organization /),
    organization: { name: expect.stringMatching(/^Organization /), accent: null, logo_image_url: null },
    action: { label: 'Accept the invitation' },
  })
  expect(mail?.text).toMatch(/Hello Nadia,[\s\S]*, as faculty\.[\s\S]*opens until [A-Z][a-z]+ \d{1,2}, 20\d\d\./)
  const link = new URL(mail?.action?.link ?? '')
  expect([link.pathname, codeIn(mail)]).toEqual([`/register/invite/${id}`, expect.stringMatching(/^[\w-]{22}$/)])
  expect(await app.practicum.services.capabilities.subjectOf('invite', codeIn(mail) ?? '')).toEqual(expect.any(String))
})

test('is in the language of whoever invites, with the word that the organization has for the role', async () => {
  const { coordinator, organizationId } = program
  const words = { trainee: { one: 'becario', many: 'becarios' } }
  const context = systemContext(newId(), new Date(), organizationId)
  const own = { command: () => ({ type: 'ChangeWords' as const, words }) }
  unwrapOrThrow(await executor().execute(organizationAggregate, organizationId, own, context))
  const body = asked()
  const spoken = { body, headers: { 'accept-language': 'es' } }
  expect((await coordinator.browser.do(createInvite, spoken)).status).toBe(200)
  const [mail] = await mailsTo(program, body.email)
  expect(mail?.subject).toMatch(/^Invitación de Clara Whitfield a Organization /)
  expect(mail?.text).toMatch(/como becario\.[\s\S]*sirve hasta el \d{1,2} de [a-z]+ de 20\d\d\./)
  await app.caughtUp()
  expect(await listed(coordinator, { search: body.email })).toMatchObject([{ role_name: 'Becario' }])
  const reset = { command: () => ({ type: 'ChangeWords' as const, words: {} }) }
  const later = systemContext(newId(), new Date(), organizationId)
  unwrapOrThrow(await executor().execute(organizationAggregate, organizationId, reset, later))
})

test('to somebody with an account goes out in the name of the organization that invites, to the address of the account', async () => {
  const elsewhere = await enrol(app, { role: 'supervisor', organizationId: await foundOrganization(app) })
  const { id } = (await invite(program.coordinator, asked({ email: elsewhere.email, role: 'supervisor' }))).body
  const [mail] = await mailsTo(program, elsewhere.email)
  const [shown] = await listed(program.coordinator, { search: elsewhere.email })
  expect(mail).toMatchObject({
    ...{ kind: 'invite.created', to: elsewhere.email, name: 'supervisor Person' },
    organization: { name: shown?.organization_name },
  })
  expect(shown).toMatchObject({ id, name: 'Nadia Okoye' })
})
