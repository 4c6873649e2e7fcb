// What opens elsewhere without a session, wide and narrow, light and dark: the address of one's calendar, and an access token for a program.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)(
  'at %i, %s, an address is made, read, renewed and withdrawn, and a program let in and out',
  async (width, colorScheme) => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/account#account-calendar')
    const section = page.getByRole('region', { name: 'Calendar' })
    const shown = section.getByLabel('Calendar address')
    const read = async (address: string) => {
      const answer = await fetch(address)
      return [answer.status, (await answer.text()).split('\r\n')[0]]
    }
    await section.getByRole('button', { name: 'Make an address' }).click()
    const first = (await shown.textContent()) ?? ''
    expect(await read(first)).toEqual([200, 'BEGIN:VCALENDAR'])
    await page.getByText('Your calendar has an address.').waitFor()
    expect(await violations(page)).toEqual([])
    await section.getByRole('button', { name: 'Renew' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    const second = (await shown.textContent()) ?? ''
    expect(second).not.toBe(first)
    expect([(await read(first))[0], (await read(second))[0]]).toEqual([404, 200])
    await page.reload()
    await section.getByText('It was shown once.').waitFor()
    await section.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await section.getByText('You have no address yet.').waitFor()
    expect((await read(second))[0]).toBe(404)
    await programLetIn(page)
    expect(troubles).toEqual([])
  },
)

async function programLetIn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Signing in' }).click()
  const section = page.getByRole('region', { name: 'Access tokens' })
  await section.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an access token' })
  await dialog.getByLabel('Name').fill('My spreadsheet')
  await dialog.getByRole('combobox', { name: 'Tasks', exact: true }).click()
  await page.getByRole('option', { name: 'Read', exact: true }).click()
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  const token = (await page.getByLabel('Access token', { exact: true }).textContent()) ?? ''
  const asked = async () => {
    const { status } = await fetch(new URL('/api/tasks', page.url()), { headers: { authorization: `Bearer ${token}` } })
    return status
  }
  expect(await asked()).toBe(200)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await section.getByRole('button', { name: 'Revoke My spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await section.getByText('There is no token.').waitFor()
  expect(await asked()).toBe(401)
}
