// Supervision sites at both widths: a supervisor proposes one, a coordinator approves and publishes it, a trainee finds it; a duplicate is refused with nothing lost.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open, openFound } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

async function fill(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: false }).first().fill(name)
  await form.getByLabel('Department').fill('Youth services')
  await form.getByLabel('Street address').or(form.getByLabel('Street')).first().fill('12 Grant Avenue')
  await form.getByLabel('City').fill('Novato')
  await form.getByRole('combobox', { name: 'State' }).fill('California')
  await page.getByRole('option', { name: 'California' }).click()
  await form.getByLabel('Zip', { exact: false }).first().fill('94945')
  await form.getByLabel('County').fill('Marin')
  await form.getByLabel('Contact name').fill('Dana Whitlock')
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

async function propose(page: Page, name: string): Promise<string> {
  await open(page, '/supervisionsites')
  await press(page, 'Add a site')
  await fill(page, name)
  expect(await violations(page)).toEqual([])
  await save(page)
  await heading(page, name)
  await page.getByText('Decision pending').first().waitFor()
  expect(await violations(page)).toEqual([])
  return new URL(page.url()).pathname
}

async function decide(page: Page, address: string): Promise<void> {
  await open(page, address)
  await press(page, 'Approve site')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve site' }).click()
  await press(page, 'Publish')
  await page.getByRole('button', { name: /^Unpublish/ }).waitFor()
  expect(await violations(page)).toEqual([])
}

/** Its supervisor changes where it is, and not what it is called. */
async function keep(page: Page, address: string): Promise<void> {
  await open(page, address)
  await press(page, 'Edit')
  const form = page.getByRole('dialog')
  expect(await form.getByLabel('Name', { exact: false }).first().isDisabled()).toBe(true)
  await form.getByLabel('Street address').or(form.getByLabel('Street')).first().fill('14 Grant Avenue')
  expect(await violations(page)).toEqual([])
  await save(page)
  await page.getByText('14 Grant Avenue').waitFor()
}

test.each([1280, 390])(
  'at %i a supervisor proposes a site, a coordinator approves and publishes it, a trainee finds it',
  async width => {
    const name = `Novato Youth Clinic ${width}`
    const supervisor = await stage.signedIn('supervisor', width)
    const address = await propose(supervisor.page, name)
    const coordinator = await stage.signedIn('coordinator', width)
    await decide(coordinator.page, address)
    const trainee = await stage.signedIn('trainee', width)
    await openFound(trainee.page, '/supervisionsites', name)
    await trainee.page.getByText('12 Grant Avenue').waitFor()
    expect(await trainee.page.getByText('Dana Whitlock').count()).toBe(0)
    expect(await trainee.page.getByRole('tab', { name: 'History' }).count()).toBe(0)
    expect(await violations(trainee.page)).toEqual([])
    await keep(supervisor.page, address)
    for (const { troubles } of [supervisor, coordinator, trainee]) expect(troubles).toEqual([])
  },
)

test('a duplicate is refused beside its name, and nothing that was typed is lost', async () => {
  const { page } = await stage.signedIn('supervisor')
  await open(page, '/supervisionsites')
  await press(page, 'Add a site')
  await fill(page, '  tamalpais  RECOVERY house ')
  const form = page.getByRole('dialog')
  await form.getByLabel('Department').fill('')
  await save(page)
  await form.getByText(/there is a site with this name and department already/i).waitFor()
  expect(await form.getByLabel('City').inputValue()).toBe('Novato')
  await form.getByLabel('Department').fill('Youth services')
  await save(page)
  await heading(page, 'tamalpais  RECOVERY house')
})

const EVERYBODY = ['trainee', 'supervisor', 'faculty', 'coordinator'] as const

test.each(EVERYBODY)(
  'SITE-004 SITE-005 ROUTE-028 a %s opens the directory and a site, and nobody is told of what they may not',
  async who => {
    const { page, troubles } = await stage.signedIn(who)
    await open(page, '/supervisionsites')
    await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).click()
    await heading(page, 'Bayview Family Services')
    await page.getByText('1450 Third Street').waitFor()
    // Who runs the platform is no part of an organization: there is nothing to see, and no word of it.
    const admin = await stage.signedIn('admin')
    await open(admin.page, '/supervisionsites')
    await heading(admin.page, 'Site directory')
    await admin.page.getByText('There are no sites to show yet.').waitFor()
    expect(await admin.page.getByRole('alert').count()).toBe(0)
    expect([...troubles, ...admin.troubles]).toEqual([])
  },
)

test.each([1280, 390])(
  'SITE-008 at %i a coordinator changes several sites of the directory at once, and is told of each',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    const names = ['Bayview Family Services', 'Sierra Foothills Counseling']
    await open(page, '/supervisionsites')
    for (const name of names) {
      const row = page.getByRole(width > 900 ? 'row' : 'listitem').filter({ hasText: name })
      await row.getByRole('checkbox').check()
    }
    await press(page, 'Change sites')
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: 'Put on hold' }).check()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Change 2 sites' }).click()
    const told = page.getByRole('dialog', { name: 'One site was changed' })
    await told.getByText(/cannot be done with a site as it stands now/).waitFor()
    expect(await violations(page)).toEqual([])
    await told.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor()
    expect(await violations(page)).toEqual([])
    // As it was, for those who come after.
    await page.getByRole('link', { name: names[0] ?? '' }).click()
    await press(page, 'Open again')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click()
    await page.getByRole('button', { name: 'Put on hold' }).waitFor()
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'at %i a coordinator reads which contracts with a site run, ends one, and finds sites without any',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await openFound(page, '/supervisionsites', 'Bayview Family Services')
    const contracts = page.getByRole('region', { name: 'Contracts' })
    await contracts.getByRole('link', { name: /^bayview-affiliation-agreement/ }).waitFor()
    await contracts.getByRole('button', { name: 'Record a contract' }).click()
    const form = page.getByRole('dialog', { name: 'Record a contract' })
    const name = `Annex ${width}`
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    await form.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
    await page.keyboard.type('01/01/2026')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Record a contract' }).click()
    await contracts.getByRole('button', { name: `End the contract ${name}` }).click()
    const ending = page.getByRole('dialog', { name: `End ${name}?` })
    await ending.getByRole('group', { name: 'Last day' }).getByRole('spinbutton').first().click()
    await page.keyboard.type('02/01/2026')
    await ending.getByRole('button', { name: 'End the contract' }).click()
    await contracts.getByRole('button', { name: `End the contract ${name}` }).waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('Site contract ended').first().waitFor()
    await open(page, '/supervisionsites')
    await page.getByRole('button', { name: 'Contract', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'No contract' }).click()
    await page.getByRole('link', { name: 'Oakline Wellness Studio' }).waitFor()
    await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test('SITE-017 D2SITE-001 the badges of sites have the colours of their statuses', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/supervisionsites')
  const badges = [
    ['Bayview Family Services', 'Approved', 'Success'],
    ['Sierra Foothills Counseling', 'Decision pending', 'Warning'],
    ['Juniper Youth Center', 'On hold', 'Warning'],
    ['Oakline Wellness Studio', 'Not approved', 'Error'],
    ['Tamalpais Recovery House', 'Closed', 'Error'],
    ['Northside Crisis Line', 'Expired', 'Error'],
  ] as const
  for (const [name, word, colour] of badges) {
    const row = page.getByRole('row').filter({ hasText: name })
    await row.locator(`.MuiChip-color${colour}`).filter({ hasText: word }).waitFor()
  }
})

test('SITE-012 the directory is exported as it is narrowed', async () => {
  const { page } = await stage.signedIn('trainee')
  await open(page, '/supervisionsites')
  await page.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
  await page.getByRole('searchbox').fill('Harbor')
  await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Export or print' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Harbor Clinic')
  // What is not published to them, and whom they may not ask, is not in it.
  expect(text).not.toMatch(/Bayview|Theo Brandt|Sierra/)
})

test('D2ROUTE-030 the directory is opened at what has expired, or at what waits for a decision', async () => {
  const { page } = await stage.signedIn('coordinator')
  const named = { expired: 'Northside Crisis Line', pending: 'Sierra Foothills Counseling' } as const
  for (const [status, name] of Object.entries(named)) {
    await open(page, `/supervisionsites?filter=${encodeURIComponent(JSON.stringify({ status }))}`)
    await page.getByRole('link', { name }).waitFor()
    expect(await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).count()).toBe(0)
  }
})
