// An organization at both widths: its texts are accepted, its words, name and colour changed, and every open page of its people shows it.
import { violations } from './judge'
import { go, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test('TERMS-001 TERMS-002 the dashboard asks for both texts until both are accepted', async () => {
  const { page, troubles } = await stage.signedIn('trainee.dev', 390)
  await open(page, '/dashboard')
  const prompt = page.getByRole('region', { name: 'Before you go on' })
  const accept = prompt.getByRole('button', { name: 'Accept both' })
  await prompt.getByRole('checkbox', { name: /privacy policy/ }).check()
  expect(await accept.isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
  await open(page, '/dashboard')
  await prompt.getByRole('checkbox', { name: /privacy policy/ }).check()
  await prompt.getByRole('checkbox', { name: /terms of service/ }).check()
  await accept.click()
  await prompt.waitFor({ state: 'detached' })
  await open(page, '/dashboard')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await prompt.count()).toBe(0)
  expect(troubles).toEqual([])
})

test('D2ROUTE-014 ROUTE-024 what a coordinator changes is on the open page of a trainee at once', async () => {
  const trainee = await stage.signedIn('trainee', 390)
  await open(trainee.page, '/organization#settings')
  await trainee.page.getByRole('heading', { level: 1, name: 'Harbor University Counseling' }).waitFor()
  await trainee.page.getByText('Trainees may buy codes').waitFor()
  expect(await trainee.page.getByRole('button', { name: /Change|Edit/ }).count()).toBe(0)
  expect(await violations(trainee.page)).toEqual([])

  const { page, troubles } = await stage.signedIn('coordinator')
  await open(page, '/organization')
  await page.getByRole('button', { name: 'Change words' }).click()
  const words = page.getByRole('dialog', { name: 'What people and things are called' })
  await words.getByLabel(/Trainee.*one/).fill('intern')
  await words.getByLabel(/Trainee.*several/).fill('interns')
  await words.getByText(/Assign a task to: intern/).waitFor()
  expect(await violations(page)).toEqual([])
  await words.getByRole('button', { name: 'Save' }).click()
  await words.waitFor({ state: 'detached' })
  await trainee.page.getByText('Interns may buy codes').waitFor()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the organization' })
  await edit.getByLabel(/^Name/).fill('Harbor State')
  await edit.getByRole('button', { name: 'Save' }).click()
  await trainee.page.getByRole('heading', { level: 1, name: 'Harbor State' }).waitFor()
  expect(await trainee.page.title()).toContain('Harbor State')
  expect([...troubles, ...trainee.troubles]).toEqual([])
})

test.each([1280, 390] as const)(
  'ADMTOOL-003 ROUTE-005 at %i an admin founds an organization and finds it again',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/organizations')
    await page.getByRole('button', { name: 'Found an organization' }).click()
    const form = page.getByRole('dialog', { name: 'Found an organization' })
    await form.getByLabel(/^Name/).fill(`Seaside College ${width}`)
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Found', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Seaside College ${width}` }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/organizations\/edit\//)
    expect(await violations(page)).toEqual([])
    await go(page, '/admin/organizations', 'Organizations')
    await page
      .getByRole('link', { name: `Seaside College ${width}` })
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])

    await page
      .getByRole('link', { name: `Seaside College ${width}` })
      .first()
      .click()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: `Archive Seaside College ${width}?` })
    await question.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByText('Archived since').waitFor()
    expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await go(page, '/admin/organizations', 'Organizations')
    await page.getByRole('button', { name: 'Archived', exact: true }).click()
    await page.getByRole('link', { name: 'Harbor Evening Program' }).first().waitFor()
    expect(await violations(page)).toEqual([])
    await page
      .getByRole('link', { name: `Seaside College ${width}` })
      .first()
      .click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText('Archived since').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
    expect(troubles).toEqual([])

    const { page: other } = await stage.signedIn('coordinator', width)
    await other.goto('/admin/organizations')
    await other
      .getByText(/permission|not allowed|may not/i)
      .first()
      .waitFor()
  },
)
