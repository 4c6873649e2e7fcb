/** @story */
// A supervisor is asked what admins want to know, wide and narrow, and names a licence; an admin changes what is asked.
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Page } from 'playwright-core'
import { invite, linkTo } from './invited'
import { violations } from './judge'
import { open } from './people'
import { choose, fillAccountIn, fillDetailsIn, GOOD, signIn } from './signing-up'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const FIELD = 'xpath=ancestor::*[contains(@class, "MuiFormControl-root")][1]'
/** Question 9 of the demonstration. */
const CREDENTIALS = /credentials/i

const next = (page: Page, name = 'Next') => page.getByRole('button', { name }).click()

async function tellBackground(page: Page): Promise<void> {
  await page.getByText('section 1 of 3').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Trauma' }).count()).toBe(0)
  await next(page)
  await page.getByText('Answer this question to go on').first().waitFor()
  expect(await page.evaluate('document.activeElement.type')).toBe('radio')
  expect(await violations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('What do you mean by that?').fill('Diploma')
  const month = page.getByRole('group', { name: /When was it conferred/ })
  await month.getByRole('spinbutton', { name: 'Month' }).click()
  await page.keyboard.type('052999')
  await page.getByRole('textbox', { name: /How many years/ }).fill('12')
  await next(page)
  await page.getByText('cannot be later than today').waitFor()
  await month.getByRole('spinbutton', { name: 'Year' }).click()
  await page.keyboard.type('2004')
  expect(await month.textContent()).toMatch(/May.*2004/)
  await next(page)
}

async function tellPractice(page: Page): Promise<void> {
  await page.getByText('section 2 of 3').waitFor()
  expect(await page.getByText('When was it conferred').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Trauma' }).check()
  await page.getByRole('checkbox', { name: 'Adults', exact: true }).check()
  expect(await violations(page)).toEqual([])
  await next(page)
}

async function nameLicenses(page: Page): Promise<void> {
  await page.getByText('section 3 of 3').waitFor()
  const licenses = page.getByRole('region', { name: 'Your licenses' })
  for (const label of [/^License number/, /^State/, /^Discipline/]) await licenses.getByLabel(label).waitFor()
  const eighth = licenses.locator('xpath=following-sibling::*[1]')
  await eighth.getByRole('checkbox', { name: /complete and true/ }).waitFor()
  const noted = page.getByText('that qualify you to supervise').locator(FIELD)
  expect(await noted.textContent()).toMatch(CREDENTIALS)
  await page.getByRole('checkbox', { name: /complete and true/ }).check()
  await next(page, 'Create account')
  await page.getByText('License number is required').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel(/^License number/).fill('00000')
  await choose(page, /^State/, 'California')
  await choose(page, /^Discipline/, 'Psychology')
  await next(page, 'Create account')
}

test.each([1280, 390])(
  'SIGNUP-020 SIGNUP-021 SURVEY-001 SURVEY-006 SURVEY-007 at %i a supervisor answers, section by section, names a licence, and reads both again',
  async width => {
    const email = `sam.${width}@invited.test`
    await invite(stage, email, 'supervisor')
    const { page, troubles } = await stage.visitor(width)
    await open(page, await linkTo(stage, email))
    await fillAccountIn(page)
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
    await fillDetailsIn(page, 0)
    await tellBackground(page)
    await tellPractice(page)
    await nameLicenses(page)
    await page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor()
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await signIn(page, email, GOOD)
    await page.waitForURL(url => url.pathname === '/dashboard')
    await open(page, '/account')
    await page.getByText('Other, Diploma').waitFor()
    await page.getByText('May 2004').waitFor()
    await page.getByText('00000, US-CA, Psychology').waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'ADMTOOL-013 at %i an admin asks one question more, gives it values, and retires it',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/tools/signup-questions#supervisor')
    await page.getByText('What is your highest degree?', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    const body = `Which languages at ${width}?`
    await page.getByRole('button', { name: 'New question' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Question').fill(body)
    await form.getByRole('radio', { name: 'Several', exact: true }).check()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `Values: ${body}` }).click()
    const values = page.getByRole('dialog')
    await values.getByLabel('New value').fill('Spanish')
    await values.getByRole('button', { name: 'Add' }).click()
    await values.getByRole('button', { name: 'Remove “Spanish”' }).waitFor()
    expect(await violations(page)).toEqual([])
    await values.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Spanish', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: `Retire: ${body}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
    await page.getByRole('button', { name: `Retire: ${body}` }).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'History' }).click()
    await page
      .getByText(/retired/i)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])('at %i a coordinator reads what a supervisor has answered', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, `/signup-responses/${derivedId('register-supervisor', 'user')}`)
  await page.getByText('LMFT-48211, US-WA, Marriage and family therapy').waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('whoever does not run the platform is not let in', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/admin/tools/signup-questions')
  await page.waitForURL(url => url.pathname === '/permission-denied')
})
