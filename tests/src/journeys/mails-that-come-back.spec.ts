// Mails that come back, at both widths: whoever invited sees it at the invitation, the person beside their address, and an admin at the mail and the account.
import { freePort } from '@practicum/infra/config/free-port'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { bring, reportOf } from '../setup/bounces'
import { startMailServer, type TestMailServer } from '../setup/mail-server'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let server: TestMailServer
let port: number
let stage: Stage
beforeAll(async () => {
  server = await startMailServer()
  port = await freePort()
  stage = await Stage.open({
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=false`,
      MAIL_FROM: 'no-reply@practicum.test',
      MAIL_BOUNCE_DOMAIN: 'bounces.practicum.test',
      MAIL_BOUNCE_PORT: String(port),
    },
  })
})
afterAll(async () => {
  await stage?.close()
  await server?.close()
})

/** Once a mail to this address has arrived, it comes back. */
async function comesBack(page: Page, email: string): Promise<void> {
  for (;;) {
    const place = server.received.findLastIndex(({ to }) =>
      [to].flat().some(one => one?.value.some(({ address }) => address === email)),
    )
    const sender = server.senders[place]
    if (sender !== undefined) return expect(await bring(port, sender, reportOf())).toBe(250)
    await page.waitForTimeout(100)
  }
}

test.each([1280, 390])('at %i a coordinator sees that the mail of an invitation came back', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  const email = `nobody.${width}@harbor.test`
  await open(page, '/invitations')
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const form = page.getByRole('dialog', { name: 'Invite people' })
  await form.getByLabel('Paste a list of people').fill(`${email}, Noor, Aziz`)
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await form.getByText('1 person added.').waitFor()
  await form.getByRole('radio').first().check()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(email).first().waitFor()
  await comesBack(page, email)
  await open(page, '/invitations')
  await page.getByText('Mail did not arrive').first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

const WIDTHS_AND_ROLES = [
  [1280, 'supervisor'],
  [390, 'trainee'],
] as const
test.each(WIDTHS_AND_ROLES)(
  'at %i somebody whose mails come back is told beside their address, and admins are',
  async (width, who) => {
    const email = `${who}@demo.practicum.test`
    const { page, troubles } = await stage.signedIn(who, width)
    await open(page, '/account#account-email')
    await page.getByRole('button', { name: 'Change email address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email address' })
    await dialog.getByLabel('New email address').fill(`new.${who}@demo.practicum.test`)
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await page.getByText('waits to be confirmed').waitFor()
    await comesBack(page, email)

    const admin = await stage.signedIn('admin', width)
    await open(admin.page, '/mails')
    await admin.page.getByText('Came back', { exact: true }).first().waitFor()
    expect(await violations(admin.page)).toEqual([])
    const { data } = await (await admin.page.context().request.get(`/api/mails?page=1&search=${email}`)).json()
    const bounced = data.find((one: { status: string }) => one.status === 'bounced')
    await open(admin.page, `/mails/${bounced.id}`)
    await admin.page.getByText('it could not be delivered (5.1.1)').waitFor()
    expect(await violations(admin.page)).toEqual([])
    const found = await (await admin.page.context().request.get(`/api/users?page=1&search=${email}`)).json()
    await open(admin.page, `/admin/users/edit/${found.data[0].id}`)
    await admin.page.getByText('Mails to this address have come back since').waitFor()
    expect(await violations(admin.page)).toEqual([])

    await page.reload()
    await page.getByText('Mails to this address have come back since').waitFor()
    expect(await violations(page)).toEqual([])
    expect([troubles, admin.troubles]).toEqual([[], []])
  },
)
