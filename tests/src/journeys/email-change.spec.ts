/** @story */
// Somebody changes their address, wide and narrow, by the links of two mails; and somebody whose account was attacked lifts its lock.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { enter, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const PASSWORD = DEMO_PASSWORD
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Of the newest mail of that subject to that address, as whoever runs an installation without a mail server reads it. */
async function linkOf(email: string, subject: string): Promise<string> {
  const { page } = await stage.visitor()
  await enter(page, 'admin')
  const { request } = page.context()
  for (;;) {
    const { data } = await (await request.get(`/api/mails?page=1&search=${encodeURIComponent(email)}`)).json()
    const mail = data.find((one: { subject: string }) => one.subject === subject)
    if (mail) {
      const { pathname, search } = new URL((await (await request.get(`/api/mails/${mail.id}`)).json()).action.link)
      return `${pathname}${search}`
    }
    await page.waitForTimeout(100)
  }
}

const WIDTHS_AND_ROLES = [
  [1280, 'supervisor'],
  [390, 'trainee'],
] as const
test.each(WIDTHS_AND_ROLES)(
  'SIGNUP-004 SIGNUP-042 at %i another address is asked for, proved by its mail, and taken back by the mail to the one before',
  async (width, who) => {
    const [email, before] = [`new.${who}@demo.practicum.test`, `${who}@demo.practicum.test`]
    const { page, troubles } = await stage.signedIn(who, width)
    await open(page, '/account#account-email')
    await page.getByRole('button', { name: 'Change email address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email address' })
    await dialog.getByLabel('New email address').fill(email)
    await dialog.getByLabel('Your password').fill(PASSWORD)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await page.getByText(`The address ${email} waits to be confirmed`).waitFor()
    expect(await violations(page)).toEqual([])

    const link = new URL(await linkOf(email, 'Confirm your new email address'), stage.url)
    expect([link.pathname, [...link.searchParams.keys()].sort()]).toEqual([
      '/register/verify',
      ['code', 'email', 'newEmail'],
    ])
    await open(page, `${link.pathname}${link.search}`)
    await heading(page, 'Your new email address is verified')
    await page.getByText(`The new email address of your account is ${email}.`).waitFor()
    expect(await violations(page)).toEqual([])
    await open(page, '/account')
    await page.getByText(email).first().waitFor()

    const owner = await stage.visitor(width)
    await open(owner.page, await linkOf(before, 'Your email address was changed'))
    await heading(owner.page, 'Stop the change of your address')
    expect(await violations(owner.page)).toEqual([])
    await owner.page.getByRole('button', { name: 'Stop the change' }).click()
    await owner.page.getByText('The change was stopped').waitFor()
    expect(await violations(owner.page)).toEqual([])
    await owner.page.getByRole('link', { name: 'Choose a new password' }).click()
    await heading(owner.page, 'Forgot your password?')
    expect([troubles.filter(line => !line.includes('401')), owner.troubles]).toEqual([[], []])
  },
)

test.each([1280, 390])('at %i an admin asks for another address of somebody', async width => {
  const { page, troubles } = await stage.signedIn('admin', width)
  const { data } = await (await page.context().request.get('/api/users?page=1&search=coordinator@')).json()
  await open(page, `/admin/users/edit/${data[0].id}`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: /^Another email address for / })
  await dialog.getByLabel('New email address').fill(`wide.${width}@demo.practicum.test`)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByText('A mail is on its way to the new address.').waitFor()
  expect(troubles).toEqual([])
})

test.each([1280, 390])('at %i the page of a lock says what a press does, and why one did nothing', async width => {
  const { page } = await stage.visitor(width)
  await open(page, '/login/unlock?email=faculty%40demo.practicum.test&code=opens-nothing')
  await heading(page, 'Lift the lock of your account')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Lift the lock' }).click()
  await page.getByText('This link lifts nothing.').waitFor()
  expect(await violations(page)).toEqual([])
})
