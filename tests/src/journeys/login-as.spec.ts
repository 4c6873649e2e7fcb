// An admin acts as somebody, at both widths: begun from the list of accounts, told above every page, and left again where it was begun.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Locator, Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const WHOM = 'Ana Ruiz'
const BEGUN_AT = '/admin/users?sort=name&order=ASC&page=1&perPage=10'

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Acting as somebody' })
const addressOf = (page: Page): string => page.url().replace(stage.url, '')

async function begin(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: `Log in as ${WHOM}?` })
  await page.getByRole('button', { name: `Log in as ${WHOM}` }).click()
  expect(await violations(page)).toEqual([])
  await question.getByLabel('Why').fill('Cannot find the form')
  await question.getByLabel('Your password').fill('not-the-password-1')
  await question.getByRole('button', { name: 'Log in as' }).click()
  await question.getByText('Is not the one you sign in with').waitFor()
  await question.getByLabel('Your password').fill(DEMO_PASSWORD)
  await question.getByRole('button', { name: 'Log in as' }).click()
  await bar(page).getByText(`You act as ${WHOM}`, { exact: false }).waitFor()
}

test.each([1280, 390] as const)(
  'LOGINAS-006 LOGIN-015 at %i an admin acts as somebody, and comes back to where it was begun',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, BEGUN_AT)
    const begunAt = addressOf(page)
    await begin(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    expect(await violations(page)).toEqual([])

    await open(page, '/account#security')
    await bar(page).waitFor()
    expect(await page.getByRole('button', { name: 'Change password' }).isDisabled()).toBe(true)
    await page.getByRole('tab', { name: 'Mails and history' }).click()
    await page.getByRole('region', { name: 'Mails to me' }).waitFor()
    expect(await page.getByRole('heading', { name: 'History of your account' }).count()).toBe(0)
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
    expect((await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect(await violations(page)).toEqual([])

    await bar(page).getByRole('button', { name: 'Stop' }).click()
    await page.waitForURL(url => `${url.pathname}${url.search}` === begunAt)
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

test('somebody is found from anywhere, and every other tab asks to be loaded anew', async () => {
  const { page } = await stage.signedIn('admin')
  await open(page, '/admin/dashboard')
  const other = await page.context().newPage()
  await open(other, '/mails')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Log in as somebody')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Log in as somebody' })
  await question.getByRole('combobox', { name: 'Person' }).fill('Ana')
  await page.getByRole('option', { name: WHOM }).click()
  await question.getByLabel('Why').fill('Cannot find the form')
  await question.getByLabel('Your password').fill(DEMO_PASSWORD)
  await question.getByRole('button', { name: 'Log in as' }).click()
  await bar(page).waitFor()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click()
  await bar(other).waitFor()
})

test('the person is told, and finds who and why in the history of their account', async () => {
  const { page } = await stage.signedIn('trainee')
  await open(page, '/account#account-history')
  const history = page.getByRole('region', { name: 'History of your account' })
  await history.getByText('Login as started by Morgan Vale').first().waitFor()
  await history
    .getByText(/Cannot find the form/)
    .first()
    .waitFor()
  expect(await history.getByText('Former member').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})
