// A live session as host and guest live it: the guest waits on a public page, which turns by itself.
import { violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test('ERROR-017 WAIT-001 WAIT-004 WAIT-005 WAIT-007 WAIT-008 the waiting guest’s page turns by itself when the host starts the session, and when it ends', async () => {
  const host = await stage.signedIn('supervisor')
  await host.page.goto('/livesessions#scheduled-sessions')
  await host.page.getByRole('link', { name: 'Site visit at Bayview' }).click()
  const link = await host.page.getByText(/\/join-session\//).textContent()

  const guest = await stage.visitor(390)
  await guest.page.goto(new URL(link ?? '', stage.url).toString())
  await guest.page
    .getByText(/has not started/i)
    .first()
    .waitFor()
  expect(await violations(guest.page)).toEqual([])

  await host.page.getByRole('button', { name: 'Start session' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Start session' }).click()
  await guest.page.getByRole('textbox').fill('Director Lindgren')
  await guest.page.getByRole('button', { name: /join/i }).click()
  await host.page.getByText('Director Lindgren').waitFor()
  expect(await violations(guest.page)).toEqual([])

  await host.page.getByRole('button', { name: 'End session' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
  await guest.page
    .getByText(/session has ended/i)
    .first()
    .waitFor()
  await guest.page.getByText(/^Trouble joining\?/).waitFor()
  expect([...host.troubles, ...guest.troubles]).toEqual([])
})

test('WAIT-002 WAIT-003 ERROR-016 a code that opens nothing says so, and points to the email', async () => {
  const { page, troubles } = await stage.visitor()
  await page.goto('/join-session/nobody-has-this-code')
  await page
    .getByText(/invalid or ended|invalid or has ended/i)
    .first()
    .waitFor()
  await page
    .getByText(/link.*email/i)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})
