/** @story */
// Somebody is invited, wide and narrow: by the link of their mail they set an account up, or join with the one they have.
import { invite, linkTo } from './invited'
import { violations } from './judge'
import { open } from './people'
import { answerAsTrainee, fillAccountIn, fillDetailsIn, GOOD, signIn, waysOf } from './signing-up'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'SIGNUP-002 SIGNUP-008 SIGNUP-010 SIGNUP-011 SIGNUP-019 SIGNUP-030 SIGNUP-041 at %i an account is set up by the link of an invitation, and signed in with',
  async width => {
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
    await fillDetailsIn(page, 1)
    await answerAsTrainee(page)
    await page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor()
    await page.getByText(`${email} is verified`).waitFor()
    expect(await waysOf(page)).toEqual([])
    expect(await page.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await signIn(page, email, GOOD)
    await page.waitForURL(url => url.pathname === '/dashboard')
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    expect(troubles).toEqual([])
  },
)

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
