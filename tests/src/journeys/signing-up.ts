// What somebody who signs up fills in, with what is wrong at first.
import type { Page } from 'playwright-core'
import { violations } from './judge'

export const GOOD = 'vivid-kelp-moorlip'

/** The ways on and back that a step offers. */
export const waysOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: /^(Back|Next|Create account)$/ }).allTextContents()

async function lookAtAccount(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Password again'])
    await page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).waitFor()
  const texts = page.getByRole('checkbox')
  expect(await texts.count()).toBe(2)
  for (const [name, href] of [
    ['terms of service', '/terms-of-service'],
    ['privacy policy', '/privacy-policy'],
  ] as const) {
    const link = page.getByRole('link', { name }).first()
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([href, '_blank'])
  }
  expect(await waysOf(page)).toEqual(['Next'])
  expect(await page.getByText(/^section \d+ of \d+$/).count()).toBe(0)
}

export async function fillAccountIn(page: Page): Promise<void> {
  await lookAtAccount(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Enter a valid password.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.getByText('Extra strong').waitFor()
  await page.getByLabel('Password again').fill(GOOD)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Accept the terms of service to go on').waitFor()
  await page.getByRole('checkbox', { name: /terms of service/ }).check()
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function choose(page: Page, label: RegExp, name: string): Promise<void> {
  await page.getByLabel(label).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function lookAtDetails(page: Page, studentIds: number): Promise<void> {
  for (const label of [/^Mobile phone/, /^Country/, /^Time zone/]) await page.getByLabel(label).waitFor()
  expect(await page.getByLabel(/^University student ID/).count()).toBe(studentIds)
  expect(await page.getByText(/^section \d+ of \d+$/).count()).toBe(0)
  await choose(page, /^Country/, 'Isle of Man')
  await page.getByLabel(/^(Postal code|Postcode)/).waitFor()
  await page.getByLabel(/^State/).waitFor({ state: 'detached' })
  expect(await waysOf(page)).toEqual(['Back', 'Next'])
}

/** Beside each other, or one below the other where it is narrow; nothing stands between. */
async function standTogether(page: Page, ...labels: readonly RegExp[]): Promise<void> {
  const boxes = await Promise.all(labels.map(label => page.getByLabel(label).boundingBox()))
  const [one, other] = boxes.map(box => box ?? { x: 0, y: 0, width: 0, height: 0 })
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(120)
}

/** `studentIds`: how often the number of a student is asked for. */
export async function fillDetailsIn(page: Page, studentIds: number): Promise<void> {
  await lookAtDetails(page, studentIds)
  await page.getByLabel(/^Mobile phone/).fill('12')
  await choose(page, /^Country/, 'United States')
  await choose(page, /^State/, 'California')
  await standTogether(page, /^State/, /^Zip/)
  await page.getByLabel(/^Zip/).fill('94103')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('a phone number has 10 digits').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel(/^Mobile phone/).fill('(212) 555-0123')
  await page.getByRole('button', { name: 'Next' }).click()
}

/** What the demonstration asks of a trainee, none of which has to be answered. */
export async function answerAsTrainee(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Your experience' }).waitFor()
  await page.getByText('section 1 of 1').waitFor()
  expect(await waysOf(page)).toEqual(['Back', 'Create account'])
  await page.getByRole('radio', { name: 'Master’s' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
