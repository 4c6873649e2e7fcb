// A supervision profile: asked for on the dashboard, filled in, read by a trainee, and dismissed; and who opens which of the pages around it.
import type { Locator, Page } from 'playwright-core'
import { violations } from './judge'
import { open, toTheEnd } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** Those of the demonstration who have not filled it in. */
const WRITERS = [
  [1280, 'supervisor.kira', 'Kira Halloran', 'supervisors'],
  [390, 'faculty.ines', 'Ines Moreau', 'faculty'],
] as const

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

/** Pixels from the upper edge of the window. */
const top = async (shown: Locator): Promise<number> => (await shown.boundingBox())?.y ?? Number.NaN
const bottom = async (shown: Locator): Promise<number> => {
  const box = await shown.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test.each(WRITERS)(
  'SUPV-001 SUPV-007 FDASH-002 at %i %s is asked for a profile and fills it in, and a trainee reads it',
  async (width, who, name, list) => {
    const { page, troubles } = await stage.signedIn(who, width)
    await open(page, '/dashboard')
    const prompt = page.getByRole('region', { name: /^Tell trainees how you work/ })
    await prompt.waitFor()
    await page.getByRole('tab').first().waitFor()
    expect(['dashboard', await violations(page)]).toEqual(['dashboard', []])
    await prompt.getByRole('link', { name: 'Fill in your profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Supervision profile' }).waitFor()
    await page.getByLabel('I take trainees').check()
    await page.getByLabel('About', { exact: true }).fill('I teach, and I listen.')
    await page.getByLabel('Looking for', { exact: true }).fill('Somebody curious.')
    await page.getByLabel('Degree', { exact: true }).fill('PhD')
    await page.getByRole('group', { name: 'Degree conferred' }).getByRole('spinbutton').first().click()
    await page.keyboard.type('06012014')
    await page.getByLabel('Years of experience').fill('12')
    await page.getByLabel('Specialty: concentration').fill('Family systems')
    await page.getByLabel('Specialty: population').fill('Adolescents')
    await page.getByLabel('Training and credentials').fill('EMDR')
    await page.getByRole('button', { name: 'Add a license' }).click()
    await page.getByLabel('License number').last().fill('00000')
    await choose(page, 'State', 'California')
    await choose(page, 'Discipline', 'Psychology')
    await page.getByLabel('LinkedIn').fill('https://example.org/in/somebody')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('must be an address that begins with https:// at linkedin.com').waitFor()
    expect(await page.getByLabel('About', { exact: true }).inputValue()).toBe('I teach, and I listen.')
    expect(['form', await violations(page)]).toEqual(['form', []])
    await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/somebody')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'vitae.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 vitae') })
    // It says so above what saves: a press that begins on the button ends there.
    const arrival = page.getByRole('alert').filter({ hasText: 'vitae.pdf has arrived.' })
    await arrival.waitFor()
    const save = page.getByRole('button', { name: 'Save profile' })
    expect(await bottom(arrival)).toBeLessThanOrEqual(await top(save))
    await save.click()
    await page.getByText('Your supervision profile was saved.').waitFor()
    await page.getByRole('link', { name: 'vitae.pdf' }).first().waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('Supervision profile changed').first().waitFor()
    expect(['history', await violations(page)]).toEqual(['history', []])
    const { id } = await (await page.context().request.get('/api/users/current')).json()
    await open(page, '/dashboard')
    await prompt.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])

    const trainee = await stage.signedIn('trainee', width)
    await open(trainee.page, `/${list}/${id}`)
    await trainee.page.getByRole('heading', { level: 1, name }).waitFor()
    const profile = trainee.page.getByRole('region', { name: 'Supervision profile' })
    const shown = [
      ...['I teach, and I listen.', 'Somebody curious.', 'PhD', '06/01/2014', '12', 'Family systems'],
      ...['Adolescents', 'EMDR', 'No license, Psychology, California', 'LinkedIn', 'vitae.pdf', 'Takes trainees'],
    ]
    for (const text of shown) await profile.getByText(text, { exact: true }).first().waitFor()
    expect(['page', await violations(trainee.page)]).toEqual(['page', []])
    expect(trainee.troubles).toEqual([])

    const coordinator = await stage.signedIn('coordinator', width)
    await open(coordinator.page, `/${list}`)
    await coordinator.page.getByRole('button', { name: 'Takes trainees', exact: true }).click()
    await coordinator.page.waitForURL(url => url.search.includes('accepting_trainees'))
    await coordinator.page.getByRole('link', { name }).first().waitFor()
    expect(['list', await violations(coordinator.page)]).toEqual(['list', []])
  },
)

test.each([1280, 390])(
  'SDASH-001 at %i a supervisor reads on the dashboard whether they take trainees, and changes it',
  async width => {
    const { page, troubles } = await stage.signedIn('supervisor.jonas', width)
    const panel = page.getByRole('region', { name: 'My entry in the directory' })
    const says = async (): Promise<string> => {
      await open(page, '/dashboard')
      await page.getByRole('tab').first().waitFor()
      await toTheEnd(page)
      await panel.getByText(/^Takes trainees: (Yes|No)$/).waitFor()
      expect(await violations(page)).toEqual([])
      return (await panel.getByText(/^Takes trainees: /).textContent()) ?? ''
    }
    const before = await says()
    await panel.getByRole('link', { name: 'Update my supervision profile' }).click()
    await page.getByLabel('I take trainees').click()
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Your supervision profile was saved.').waitFor()
    const after = await says()
    expect([before, after].toSorted()).toEqual(['Takes trainees: No', 'Takes trainees: Yes'])
    await page.getByRole('region', { name: 'My sites' }).getByRole('link').first().waitFor()
    expect(troubles).toEqual([])
  },
)

/** Of each route those who open it. */
const ROUTES = {
  '/supervisors': ['coordinator', 'faculty'],
  '/supervisors/:id': ['admin', 'trainee', 'supervisor', 'faculty', 'coordinator'],
  '/supervision-profile': ['supervisor', 'faculty'],
  '/faculty': ['coordinator'],
  '/faculty/:id': ['admin', 'trainee', 'supervisor', 'faculty', 'coordinator'],
} as const

const ROLES = ['admin', 'trainee', 'supervisor', 'faculty', 'coordinator'] as const

test.each(ROLES)(
  'SUPV-002 SUPV-003 SUPV-004 SUPV-005 SUPV-006 ROUTE-021 D2ROUTE-015 %s opens the routes of the role, and no other',
  async role => {
    const them = { '/supervisors/:id': 'supervisor', '/faculty/:id': 'faculty' } as Readonly<Record<string, string>>
    const { page, troubles } = await stage.signedIn(role)
    for (const [route, roles] of Object.entries(ROUTES)) {
      const whose = them[route]
      const of = whose && (await stage.signedIn(whose)).page.context().request.get('/api/users/current')
      const path = of ? route.replace(':id', (await (await of).json()).id) : route
      await open(page, path)
      const isOpen = (roles as readonly string[]).includes(role)
      await page.waitForURL(url => url.pathname === (isOpen ? path : '/permission-denied'))
    }
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'at %i an alert on the dashboard leads to a license that has ended, and coordinators find its person',
  async width => {
    const { page, troubles } = await stage.signedIn('supervisor.jonas', width)
    await open(page, '/dashboard')
    const alert = page.getByRole('alert').filter({ hasText: 'A license in your supervision profile has expired.' })
    await alert.waitFor()
    expect(['dashboard', await violations(page)]).toEqual(['dashboard', []])
    await alert.getByRole('link', { name: 'Update' }).click()
    await page.getByRole('heading', { level: 1, name: 'Supervision profile' }).waitFor()
    expect(troubles).toEqual([])

    const coordinator = await stage.signedIn('coordinator', width)
    await open(coordinator.page, '/supervisors')
    await coordinator.page.getByRole('button', { name: 'License expired', exact: true }).click()
    await coordinator.page.waitForURL(url => url.search.includes('license_expired'))
    await coordinator.page.getByRole('link', { name: 'Jonas Weber' }).first().waitFor()
    await coordinator.page.getByRole('link', { name: 'Simone Okafor' }).first().waitFor({ state: 'detached' })
    expect(['list', await violations(coordinator.page)]).toEqual(['list', []])
    expect(coordinator.troubles).toEqual([])
  },
)
