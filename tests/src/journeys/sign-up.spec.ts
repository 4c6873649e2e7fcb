/** @story */
// Somebody is invited, wide and narrow: by the link of their mail they set an account up, or join with the one they have.
import type { Page } from 'playwright-core'
import { invite, linkTo } from './invited'
import { open, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const GOOD = 'vivid-kelp-moorlip'

async function fillAccountIn(page: Page): Promise<void> {
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

async function choose(page: Page, label: RegExp, name: string): Promise<void> {
  await page.getByLabel(label).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function fillDetailsIn(page: Page): Promise<void> {
  await page.getByLabel(/^Mobile phone/).fill('12')
  await choose(page, /^Country/, 'United States')
  await choose(page, /^State/, 'California')
  await page.getByLabel(/^Zip/).fill('94103')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('a phone number has 10 digits').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel(/^Mobile phone/).fill('(212) 555-0123')
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test.each([1280, 390])('at %i an account is set up by the link of an invitation, and signed in with', async width => {
  const email = `nadia.${width}@invited.test`
  await invite(stage, email, 'trainee')
  const link = await linkTo(stage, email)
  const { page, troubles } = await stage.visitor(width)
  await open(page, link)
  await page.getByText('invites you to Harbor University Counseling as').waitFor()
  expect(page.url()).not.toContain('code=')
  expect(await page.getByRole('navigation').count()).toBe(0)
  await fillAccountIn(page)
  await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
  await fillDetailsIn(page)
  await page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await signIn(page, email, GOOD)
  await page.waitForURL(url => url.pathname === '/dashboard')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(troubles).toEqual([])
})

test('an invitation that was accepted leads to the sign-in page, which says so', async () => {
  const { page, troubles } = await stage.visitor()
  await open(page, await linkTo(stage, 'nadia.1280@invited.test'))
  await page.waitForURL(/\/login/)
  await page.getByText('This invitation has been accepted already').waitFor()
  expect(troubles).toEqual([])
})

test('somebody who is signed in and opens one that was accepted is told so, and goes on to their dashboard', async () => {
  const { page, troubles } = await stage.signedIn('faculty', 390)
  await open(page, await linkTo(stage, 'nadia.1280@invited.test'))
  await page.getByText('It has been accepted already').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.waitForURL(url => url.pathname === '/dashboard')
  expect(troubles).toEqual([])
})

test.each([1280, 390])('at %i somebody with an account signs in, and joins with it', async width => {
  const who = width === 1280 ? 'faculty' : 'supervisor'
  const email = `${who}@demo.practicum.test`
  await invite(stage, email, who === 'faculty' ? 'supervisor' : 'faculty')
  const { page, troubles } = await stage.visitor(width)
  await open(page, await linkTo(stage, email))
  await page.getByText('has an account already').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await signIn(page, email, 'Harbor-Lantern-47!')
  await page.getByRole('button', { name: /^Join Harbor University/ }).click()
  await page.waitForURL(url => url.pathname === '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(troubles).toEqual([])
})
