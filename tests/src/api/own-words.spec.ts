// What the server says to somebody, it says in the words of the organization that they work in.
import { notificationChoices } from '@practicum/shared/features/notifications/notification-choices.contract'
import { listNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { changeOrganizationWords } from '@practicum/shared/features/organizations/changing.contract'
import { addSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

const WORDS = {
  supervision_site: { one: 'agency', many: 'agencies' },
  trainee: { one: 'intern', many: 'interns' },
  supervisor: { one: 'guide', many: 'guides' },
}

let app: TestApp
let own: TestProgram
let plain: TestProgram
beforeAll(async () => {
  app = await startApp()
  own = await foundProgram(app)
  plain = await foundProgram(app)
  const { coordinator, organizationId: id } = own
  await coordinator.browser.do(changeOrganizationWords, { params: { id }, body: { words: WORDS } })
  await app.caughtUp()
})
afterAll(() => app?.close())

const sitesOf = (program: TestProgram): SiteCalls => new SiteCalls(() => program)

async function refusedTwice({ browser }: Member): Promise<string | undefined> {
  const body = asked()
  await browser.do(addSite, { body })
  const { status, body: refused } = await browser.send('POST', addSite.path, { body, key: newId() })
  expect(status).toBe(422)
  return (refused as { errors: { message: string }[] }).errors[0]?.message
}

test('D3UI-013 a refusal speaks of what the organization calls its sites and people', async () => {
  expect(await refusedTwice(own.coordinator)).toBe('there is an agency with this name and department already')
  expect(await refusedTwice(plain.coordinator)).toBe('there is a site with this name and department already')
})

test('so does what is refused of one thing among several', async () => {
  const whyNot = async (program: TestProgram) => {
    const sites = sitesOf(program)
    const { body } = await sites.batch([await sites.proposed()], { what: 'hold' })
    return body.results.map(({ error }) => error?.message)
  }
  const [agency, site] = ['an agency', 'a site'].map(
    thing => `this cannot be done with ${thing} as it stands now: look at it again`,
  )
  expect(await whyNot(own)).toEqual([agency])
  expect(await whyNot(plain)).toEqual([site])
})

test('D3UI-013 a notification does, in each language', async () => {
  const name = `Harbor ${newId()}`
  const id = await sitesOf(own).proposed({ name })
  expect(await toldOf(own.coordinator, id, 1)).toEqual([`Simone Okafor proposes the agency ${name}`])
  const options = { headers: { 'accept-language': 'es' }, query: { about: id } }
  const { body } = await own.coordinator.browser.send('GET', listNotifications.path, options)
  const said = (body as { data: { message: string }[] }).data.map(({ message }) => message)
  expect(said).toEqual([`Simone Okafor propone la agencia ${name}`])
})

test('and so are called the kinds of notifications that one chooses among', async () => {
  const namesFor = async ({ browser }: Member) => (await browser.get(notificationChoices)).body.map(({ name }) => name)
  expect(await namesFor(own.coordinator)).toContain('An agency is proposed')
  expect(await namesFor(plain.coordinator)).toContain('A supervision site is proposed')
})
