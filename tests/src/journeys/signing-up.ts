// What somebody who signs up fills in, with what is wrong at first.
import type { Page } from 'playwright-core'
import { violations } from './people'

export const GOOD = 'vivid-kelp-moorlip'

export async function fillAccountIn(page: Page): Promise<void> {
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

export async function fillDetailsIn(page: Page): Promise<void> {
  await page.getByLabel(/^Mobile phone/).fill('12')
  await choose(page, /^Country/, 'United States')
  await choose(page, /^State/, 'California')
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
  await page.getByRole('radio', { name: 'Master’s' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
