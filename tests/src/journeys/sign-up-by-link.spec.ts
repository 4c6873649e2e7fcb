/** @story */
// A coordinator makes a link, wide and narrow; somebody signs up by it on one device, proves the address on another, and works.
import type { Page } from 'playwright-core'
import { linkTo } from './invited'
import { violations } from './judge'
import { answeredOnce, open, refused } from './people'
import { answerAsTrainee, fillAccountIn, fillDetailsIn, GOOD, signIn, waysOf } from './signing-up'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test.each([1280, 390])('at %i a coordinator makes a link, changes it and closes it', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/invitations')
  await page.getByRole('link', { name: 'Invite links' }).click()
  await page.getByRole('link', { name: 'Autumn cohort' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'New link' }).click()
  const form = page.getByRole('dialog', { name: 'New link' })
  await form.getByLabel('Name').fill(`Winter ${width}`)
  await form.getByRole('radio').first().check()
  await form.getByLabel('Places').fill('2')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await heading(page, `Winter ${width}`)
  await page.getByText(/\/register\/invite-link\/.+code=/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Places').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('0 of 3').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await page.getByText(/\/register\/invite-link\/.+code=/).waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

/** Of the demonstration. */
async function codeOfAutumn(): Promise<string> {
  const { page } = await stage.signedIn('coordinator')
  const { data } = await (await page.context().request.get('/api/invite-links?page=1&search=Autumn')).json()
  return data[0].code
}

test.each([1280, 390])(
  'SIGNUP-005 SIGNUP-007 SIGNUP-028 SIGNUP-029 SIGNUP-036 SIGNUP-037 SIGNUP-038 SIGNUP-039 SIGNUP-056 SIGNUP-057 USER-009 USER-010 LOGIN-016 D2ERR-003 at %i somebody signs up by a code, and the page goes on when the mail is opened elsewhere',
  async width => {
    const email = `omar.${width}@signup.test`
    const { page, troubles } = await stage.visitor(width)
    await open(page, '/register')
    await page.getByLabel('Code').fill((await codeOfAutumn()).toLowerCase())
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText(/^You sign up at Harbor University/).waitFor()
    await page.getByLabel('First name').fill('Omar')
    await page.getByLabel('Last name').fill('Said')
    await page.getByLabel('Email').fill(email)
    await fillAccountIn(page)
    await heading(page, 'Your details')
    await fillDetailsIn(page, 1)
    await answeredOnce(page, '**/api/signup/create-account', refused('One thing', 'Another'))
    await answerAsTrainee(page)
    const lines = page.getByRole('alert').filter({ hasText: 'One thing' }).locator('div:not(:has(*))')
    await lines.filter({ hasText: 'One thing' }).waitFor()
    expect(await lines.allTextContents()).toEqual(['One thing', 'Another'])
    await page.getByRole('button', { name: 'Create account' }).click()
    await heading(page, 'Verify your email')
    await page.getByText(`A mail is on its way to ${email}.`).waitFor()
    expect(await waysOf(page)).toEqual([])
    await answeredOnce(page, '**/api/signup/resend-email-verification', refused('Often enough', 'And more'))
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: /^Often enough$/ })
      .waitFor()
    const asked = Date.now()
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    await page.getByRole('status').getByText(`The mail has been sent again to ${email}.`).waitFor()
    expect(Date.now() - asked).toBeGreaterThanOrEqual(3000)
    expect(await violations(page)).toEqual([])

    const elsewhere = await stage.visitor(width)
    await open(elsewhere.page, '/login')
    await signIn(elsewhere.page, email, GOOD)
    await elsewhere.page.getByRole('link', { name: 'Signed up, and not verified your email yet?' }).waitFor()
    expect(await violations(elsewhere.page)).toEqual([])

    const early = await page.context().newPage()
    await open(early, '/login')
    await signIn(early, email, GOOD)
    await early.waitForURL(url => url.pathname === '/login/activate')
    await early.getByText('account not yet activated').waitFor()
    await early.getByText(/^The account will be deleted on .+ unless its address is verified before\.$/).waitFor()
    expect(await violations(early)).toEqual([])
    await early.getByRole('button', { name: 'Send the mail again' }).click()
    await early.getByRole('status').getByText(`The mail has been sent again to ${email}.`).waitFor()
    expect(await violations(early)).toEqual([])
    await early.close()

    const phone = await stage.visitor(390)
    await open(phone.page, await linkTo(stage, email))
    await phone.page.getByText('This is not where you signed up.').waitFor()
    expect(await violations(phone.page)).toEqual([])
    await phone.page.getByLabel('Password', { exact: true }).fill(GOOD)
    await phone.page.getByRole('button', { name: 'Verify the address' }).click()
    await heading(phone.page, 'Your account is ready')
    await heading(page, 'Your account is ready')
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await signIn(page, email, GOOD)
    await page.waitForURL(url => url.pathname === '/dashboard')
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    expect([troubles, phone.troubles.filter(line => !line.includes('422'))]).toEqual([[], []])
  },
)

test('SIGNUP-059 a code that opens nothing leads to /404, which says so', async () => {
  const { page } = await stage.visitor()
  await open(page, '/register/0000-0000-0000-0000')
  await page.waitForURL(url => url.pathname === '/404')
  await page.getByText('This link or code opens nothing').waitFor()
})

const NOTHING = '0192f0c0-0000-7000-8000-0000000000ff'

const INVALID = [`/register/invite/${NOTHING}?code=nothing`, `/register/invite-link/${NOTHING}?code=nothing`]

test.each(INVALID)('INVITE-004 %s leads to the sign-in page, which says that it opens nothing', async address => {
  const { page } = await stage.visitor()
  await open(page, address)
  await page.waitForURL(url => url.pathname === '/login')
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Email').waitFor()
})

test('SIGNUP-058 a verification link that is refused leads to /404, with why in its query', async () => {
  const { page } = await stage.visitor()
  await open(page, '/register/verify?email=nobody%40signup.test&code=nothing')
  await page.waitForURL(url => url.pathname === '/404' && (url.searchParams.get('error') ?? '') !== '')
  const error = new URL(page.url()).searchParams.get('error') ?? ''
  await page.getByText(error).waitFor()
})

test('SIGNUP-001 SIGNUP-003 an invite link starts signing up, and so do a code and the page for one: without a menu', async () => {
  const { page: coordinator } = await stage.signedIn('coordinator')
  await open(coordinator, '/invitations/links')
  await coordinator.getByRole('link', { name: 'Autumn cohort' }).click()
  const link = await coordinator.getByText(/\/register\/invite-link\/.+code=/).textContent()
  const { pathname, search } = new URL(/https?:\S+/.exec(link ?? '')?.[0] ?? '')
  const { page, troubles } = await stage.visitor()
  await open(page, `${pathname}${search}`)
  await page.getByText(/^You sign up at Harbor University/).waitFor()
  await heading(page, 'Your account')
  for (const address of ['/register', `/register/${await codeOfAutumn()}`, `${pathname}${search}`]) {
    await open(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([address, await page.getByRole('navigation').count()]).toEqual([address, 0])
    await page.getByRole('contentinfo').waitFor()
  }
  expect(troubles).toEqual([])
})
